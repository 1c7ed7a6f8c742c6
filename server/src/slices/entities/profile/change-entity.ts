import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { EntityChange, OwnEntity, Side } from '@souk/contract/entities/entity-shapes.ts'
import { isTaxNumber, taxNumberExample } from '@souk/contract/entities/tax-number.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { knownKeys, requireChoosable, requireKnownKeys } from '../../../platform/base/known-keys.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import { findWholeEntity } from '../model/entities.queries.ts'
import { amountsAfter } from '../model/entity-amounts.ts'
import { entityOf, type EntityRecord, lockEntity } from '../model/own-entity.ts'
import { presentOwn } from '../model/present-entity.ts'
import { hasPicture } from '../model/uploads.queries.ts'

/** A form sends all its fields; what means nothing to a side is not kept. */
const foreignFields: Record<Side, ReadonlySet<string>> = {
  brand: new Set(['storeTypes']),
  retailer: new Set([
    'minimumOrderValue',
    'otherMinimums',
    'shipsFromCountries',
    'restrictedCountries',
    'isWspHidden',
    'launchDate',
    'sequenceCode',
    'commercialTerms',
  ]),
}
const action = 'entities.changed'
const knownCurrencies: ReadonlySet<string> = new Set(currencies.map(({ code }) => code))
const refuse = (field: string, key: `${string}.${string}`) => new Refusal('invalid', key, { field })

/** Any part of an entity, by its admin. What stays the same is neither checked nor written down. */
export function changeEntity(
  { db }: Deps,
  actor: Actor,
  { version, ...given }: EntityChange,
  caller: Caller,
): Promise<OwnEntity> {
  requireKnownKeys(knownKeys.department, given.departments, { field: 'departments' })
  requireKnownKeys(knownKeys.category, given.categories, { field: 'categories' })
  return inTransaction(db, async (tx) => {
    const entity = await lockEntity(tx, entityOf(actor))
    const side = entity.type as Side
    const changed = whatChanges(ofSide(given, side), entity)
    const fields = Object.keys(changed)
    if (fields.length > 0) {
      await nextVersion(tx, actor, { table: 'entity', id: entity.id, action }, version)
      await check(tx, changed, entity)
      await write(tx, changed, entity)
      await audit(tx, actor, { action, subject: entity.id, details: { fields }, caller })
      await publishLive(tx, { entityId: entity.id }, 'entity.changed', entity.id)
      if (side === 'brand' && fields.includes('entityName')) await emit(tx, 'brand.renamed', { brandId: entity.id })
    }
    return presentOwn(found(await findWholeEntity(tx, actor, entity.id, side)))
  })
}

function ofSide(given: EntityChange, side: Side): EntityChange {
  const known = Object.entries(given).filter(([field, value]) => value !== undefined && !foreignFields[side].has(field))
  return Object.fromEntries(known.map(([field, value]) => [field, withoutRepeats(value)]))
}

function withoutRepeats(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value)]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutRepeats(inner)]))
}

type Amounts = ReturnType<typeof amountsAfter>
type Changed = Omit<EntityChange, keyof Amounts> & Amounts

function whatChanges(input: EntityChange, entity: EntityRecord): Changed {
  const before: Record<string, unknown> = { ...entity, entityName: entity.name }
  const after = Object.entries({ ...input, ...amountsAfter(input, entity) })
  return Object.fromEntries(after.filter(([field, value]) => !isDeepStrictEqual(value, before[field])))
}

async function check(tx: Tx, changed: Changed, entity: EntityRecord): Promise<void> {
  const { currency, sequenceCode, launchDate, taxNumber, country = entity.country } = changed
  if (currency && !knownCurrencies.has(currency)) throw refuse('currency', 'money.currency')
  if (taxNumber && !isTaxNumber(country, taxNumber))
    throw new Refusal('invalid', 'entities.taxNumber', {
      field: 'taxNumber',
      params: { example: taxNumberExample(country) },
    })
  for (const list of ['departments', 'categories'] as const)
    requireChoosable(list, changed[list], entity[list], { field: list })
  if (sequenceCode === null) throw refuse('sequenceCode', 'entities.sequenceCode') // its orders could not be numbered
  if (sequenceCode !== undefined && entity.firstOrderAt) throw refuse('sequenceCode', 'entities.sequenceCodeFixed')
  for (const use of ['logo', 'banner'] as const) {
    const location = changed[use]
    if (location && !(await hasPicture(tx, entity.id, use, location))) throw refuse(use, 'entities.noSuchFile')
  }
  if (launchDate === undefined && changed.timeZone === undefined) return
  const { today, isLive } = await clockIn(tx, entity.id, changed.timeZone ?? entity.timeZone)
  if (launchDate === undefined) return
  if (isLive && entity.firstOrderAt) throw refuse('launchDate', 'entities.launchDateFixed')
  if (launchDate === null) throw refuse('launchDate', 'entities.launchDateRequired')
  if (launchDate < today) throw refuse('launchDate', 'entities.launchDatePast')
}

/** The day where the entity is. The browser may know a time zone that the database does not. */
async function clockIn(tx: Tx, entityId: string, zone: string): Promise<{ today: string; isLive: boolean }> {
  const { rows } = await sql<{ today: string; isLive: boolean }>`
    select (now() at time zone ${zone})::date as today, coalesce(live_from <= now(), false) as is_live
    from entity where id = ${entityId}`
    .execute(tx)
    .catch((error: unknown) => {
      throw isDatabaseError(error, '22023') ? refuse('timeZone', 'entities.noSuchTimeZone') : error
    })
  return found(rows[0])
}

async function write(tx: Tx, changed: Changed, entity: EntityRecord): Promise<void> {
  const { entityName, social, commercialTerms, otherMinimums, launchDate = entity.launchDate, ...columns } = changed
  const zone = changed.timeZone ?? entity.timeZone
  await tx
    .updateTable('entity')
    .set({
      ...columns,
      launchDate,
      ...(entityName !== undefined && { name: entityName }),
      ...(otherMinimums && { otherMinimums: JSON.stringify(otherMinimums) }),
      ...(social && { social: JSON.stringify(social) }),
      ...(commercialTerms && { commercialTerms: JSON.stringify(commercialTerms) }),
      // A brand that is not approved is not open. A live one stays live when it moves to another time zone; another day of its own moves it.
      liveFrom: sql`case when approval <> 'APPROVED' then null when live_from <= now() and ${changed.launchDate === undefined}::boolean then live_from
        else ${launchDate}::date::timestamp at time zone ${zone} end`,
    })
    .where('id', '=', entity.id)
    .execute()
    .catch((error: unknown) => {
      throw isDatabaseError(error, '23505') ? refuse('sequenceCode', 'entities.sequenceCodeTaken') : error
    })
}

function isDatabaseError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
