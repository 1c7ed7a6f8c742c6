import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { hundredths } from '@souk/contract/reference/percent.ts'
import { isTaxNumber, taxNumberExample } from '@souk/contract/entities/tax-number.ts'
import type { Marketplace, MarketplaceChange } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../platform/data/database/db.ts'
import { notifyMarketplaceChanged } from '../../platform/data/marketplace.ts'
import { nextVersion } from '../../platform/data/saved-version.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { requireTimeZone } from '../entities/door.ts'
import { ownId, readMarketplace } from './marketplace.queries.ts'

const action = 'marketplace.changed'
type Changed = Omit<MarketplaceChange, 'version'>
const knownCurrencies: ReadonlySet<string> = new Set(currencies.map(({ code }) => code))

/** Any part of what the owner decides. What stays the same is neither checked nor written down. */
export function changeMarketplace(
  { db }: Deps,
  actor: Actor,
  { version, ...given }: MarketplaceChange,
  caller: Caller,
): Promise<Marketplace> {
  return inTransaction(db, async (tx) => {
    const before = await readMarketplace(tx)
    const old: Record<string, unknown> = before
    const entries = Object.entries(given).filter(([field, value]) => !isDeepStrictEqual(value, old[field]))
    const changed: Changed = Object.fromEntries(entries)
    const fields = entries.map(([field]) => field)
    if (fields.length === 0) return before
    await nextVersion(tx, actor, { table: 'marketplace', id: ownId, action }, version)
    if (changed.currency && !knownCurrencies.has(changed.currency))
      throw new Refusal('invalid', 'money.currency', { field: 'currency' })
    if (changed.timeZone) await requireTimeZone(tx, changed.timeZone)
    if (touches(changed, ['taxNumber', 'country', 'commissionTax'])) checkTax({ ...before, ...changed } as Marketplace)
    if (changed.logo) await checkPicture(tx, 'logo', changed.logo)
    if (changed.icon) await checkPicture(tx, 'icon', changed.icon)
    const { commissionTax, ...columns } = changed
    await tx
      .updateTable('marketplace')
      .set({
        ...columns,
        ...(commissionTax !== undefined && { commissionTax: hundredths(commissionTax) }),
        updatedAt: sql`now()`,
      })
      .execute()
    const details = { before: Object.fromEntries(fields.map((field) => [field, old[field]])), after: changed }
    await audit(tx, actor, { action, subject: ownId, details, caller })
    await notifyMarketplaceChanged(tx)
    return readMarketplace(tx)
  })
}

const touches = (changed: Changed, fields: readonly (keyof Changed)[]) => fields.some((field) => field in changed)

/** A tax is charged under a number, and a number has the form of its country. */
function checkTax({ taxNumber, country, commissionTax }: Marketplace): void {
  const isCharged = hundredths(commissionTax) > 0
  if (taxNumber === '' && isCharged)
    throw new Refusal('invalid', 'marketplace.taxNumberMissing', { field: 'taxNumber' })
  if (taxNumber === '') return
  if (country === '') throw new Refusal('invalid', 'marketplace.countryMissing', { field: 'country' })
  if (isTaxNumber(country, taxNumber)) return
  const params = { example: taxNumberExample(country) }
  throw new Refusal('invalid', 'marketplace.taxNumber', { field: 'taxNumber', params })
}

const iconPixels = 192 // what a phone asks of an icon

/** Uploaded by staff, and large enough for where it is shown. */
async function checkPicture(tx: Tx, field: 'logo' | 'icon', location: string): Promise<void> {
  const file = await tx
    .selectFrom('storedFile')
    .select(['width', 'height'])
    .where('location', '=', location)
    .where('use', '=', 'logo')
    .where('entityId', 'is', null)
    .where('userId', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!file) throw new Refusal('invalid', 'marketplace.noSuchFile', { field })
  const { width, height } = { width: file.width ?? 0, height: file.height ?? 0 }
  const refuse = (key: 'marketplace.logoSize' | 'marketplace.iconSize', minimum: number) =>
    new Refusal('invalid', key, { field, params: { minimum } })
  if (field === 'logo' && Math.max(width, height) < fileLimits.logoPixels)
    throw refuse('marketplace.logoSize', fileLimits.logoPixels)
  if (field === 'icon' && (width !== height || width < iconPixels)) throw refuse('marketplace.iconSize', iconPixels)
}
