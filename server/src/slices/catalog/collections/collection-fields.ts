import { type RawBuilder, sql } from 'kysely'
import { shippingDatesProblem } from '@souk/contract/core/rules.ts'
import { money } from '@souk/contract/core/money.ts'
import type { CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'

type Given = { [K in keyof CollectionIn]?: CollectionIn[K] | undefined }
type Saved = {
  currency: string
  currencies: string[]
  deadlineDay: string | null
  shippingStartDate: string | null
  shippingEndDate: string | null
  minimumOrderValue: bigint | string | number | null
  cover: string | null
}
const refuse = (field: string, key: `${string}.${string}`, params: Record<string, unknown> = {}) =>
  new Refusal('invalid', key, { field, params })

/** What a form says about a collection, as columns; refused beside the field that is wrong. */
export async function collectionColumns(db: Db, brandId: string, given: Given, saved: Saved | null) {
  const { collectionName, season, type, description, notes, orderDeadline, cover, showsIncomplete } = given
  const { shippingStartDate, shippingEndDate } = given
  const dates = shippingDatesProblem({ shippingStartDate, shippingEndDate }, saved ?? {})
  if (dates) throw refuse(shippingStartDate === undefined ? 'shippingEndDate' : 'shippingStartDate', dates)
  if (cover && cover !== saved?.cover) await checkCover(db, brandId, cover)
  const isNewDeadline = orderDeadline !== undefined && orderDeadline !== (saved?.deadlineDay ?? null)
  return {
    ...(collectionName !== undefined && { name: collectionName }),
    ...definedOnly({ showsIncomplete, season, type, description, notes, cover, shippingStartDate, shippingEndDate }),
    ...currenciesOf(given, saved),
    ...minimumOf(given, saved),
    ...otherMinimumsOf(given),
    ...(isNewDeadline && (await deadlineOf(db, brandId, orderDeadline))),
  }
}

function currenciesOf({ currency, currencies }: Given, saved: Saved | null) {
  if (currency === undefined && currencies === undefined) return {}
  const main = currency ?? saved?.currency ?? ''
  const all = [...new Set(currencies ?? [main, ...(saved?.currencies ?? [])])]
  if (!all.includes(main)) throw refuse('currencies', 'catalog.currencyMissing')
  return { currency: main, currencies: all }
}

/** Its figure stays when the currency changes, so it has to fit the new one. */
function minimumOf({ minimumOrderValue, currency }: Given, saved: Saved | null) {
  if (minimumOrderValue === undefined) {
    if (!saved || currency === undefined || currency === saved.currency || saved.minimumOrderValue === null) return {}
    throw refuse('minimumOrderValue', 'rules.required')
  }
  if (minimumOrderValue === null) return { minimumOrderValue: null }
  const minimumCurrency = currency ?? saved?.currency ?? ''
  const value = money(minimumOrderValue, minimumCurrency)
  if (!value) throw refuse('minimumOrderValue', 'catalog.tooManyDecimals', { currency: minimumCurrency })
  return { minimumOrderValue: value.minor }
}

function otherMinimumsOf({ otherMinimums }: Given) {
  if (otherMinimums === undefined) return {}
  const minors = Object.entries(otherMinimums).map(([currency, text]) => {
    const value = money(text, currency)
    if (!value) throw refuse('otherMinimums', 'catalog.tooManyDecimals', { currency })
    return [currency, String(value.minor)]
  })
  return { otherMinimums: JSON.stringify(Object.fromEntries(minors)) }
}

/** A deadline is the end of its day where the brand is; a new one is not in the past. */
async function deadlineOf(db: Db, brandId: string, day: string | null) {
  if (day === null) return { deadlineDay: null, deadline: null }
  const { rows } = await sql<{ isPast: boolean; deadline: Date }>`
    select ${day}::date < (now() at time zone time_zone)::date as is_past,
      (${day}::date + 1)::timestamp at time zone time_zone as deadline
    from entity where id = ${brandId}`.execute(db)
  const { isPast, deadline } = found(rows[0])
  if (isPast) throw refuse('orderDeadline', 'catalog.deadlinePast')
  return { deadlineDay: day as unknown as RawBuilder<string>, deadline }
}

async function checkCover(db: Db, brandId: string, location: string): Promise<void> {
  const row = await db
    .selectFrom('storedFile')
    .select('id')
    .where('location', '=', location)
    .where('entityId', '=', brandId)
    .where('use', 'in', ['picture', 'banner'])
    .limit(1)
    .executeTakeFirst()
  if (!row) throw refuse('cover', 'catalog.noSuchPicture')
}

function definedOnly<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
