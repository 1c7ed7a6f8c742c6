import { sql } from 'kysely'
import type { SavedTaxRate, TaxRate } from '@souk/contract/shipments/invoice-shapes.ts'
import { hundredths, percentOf } from '@souk/contract/reference/percent.ts'
import type { TaxCategory } from '@souk/contract/shipments/tax.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { staleRefusal } from '../../../platform/data/saved-version.ts'
import type { Trader } from '../../connections/door.ts'
import type { TaxKey } from './invoice-amounts.ts'

/** What a brand charges where it has set nothing. */
const unset = { category: 'O', rate: 0, reason: 'No tax is charged by the seller.' } as const

async function ratesOf(db: Db, brandId: string) {
  return db
    .selectFrom('taxRate')
    .select(['country', 'rate', 'reason', sql<TaxCategory>`category`.as('category')])
    .where('brandId', '=', brandId)
    .orderBy('country')
    .execute()
}

export async function readTaxRates(db: Db, { entityId }: Trader): Promise<SavedTaxRate[]> {
  const { version } = await db
    .selectFrom('entity')
    .select('taxRatesVersion as version')
    .where('id', '=', entityId)
    .executeTakeFirstOrThrow()
  return (await ratesOf(db, entityId)).map(({ rate, ...row }) => ({ ...row, rate: percentOf(rate), version }))
}

type Input = { rates: readonly TaxRate[]; version?: number | undefined }
const action = 'shipments.taxRates'

/** Replaces all rates; invoices that were issued keep theirs. */
export function setTaxRates(db: Db, actor: Trader, { rates, version }: Input, caller: Caller): Promise<SavedTaxRate[]> {
  const countries = rates.map(({ country }) => country)
  if (new Set(countries).size < countries.length) {
    throw new Refusal('invalid', 'shipments.countryTwice', { field: 'rates' })
  }
  return inTransaction(db, async (tx) => {
    await countVersion(tx, actor, version)
    await tx.deleteFrom('taxRate').where('brandId', '=', actor.entityId).execute()
    if (rates.length > 0) {
      await tx
        .insertInto('taxRate')
        .values(rates.map(({ rate, ...row }) => ({ ...row, brandId: actor.entityId, rate: hundredths(rate) })))
        .execute()
    }
    await audit(tx, actor, { action, subject: actor.entityId, caller })
    return readTaxRates(tx, actor)
  })
}

/** Version 0 is an empty list, however often it was filled before. */
async function countVersion(tx: Tx, actor: Trader, seen: number | undefined): Promise<void> {
  const { rows } = await sql<{ version: number }>`update entity set tax_rates_version = tax_rates_version + 1
    where id = ${actor.entityId} and (${seen ?? null}::int is null or ${seen ?? null}::int =
      case when exists (select from tax_rate where brand_id = entity.id) then tax_rates_version else 0 end)
    returning tax_rates_version as version`.execute(tx)
  if (!rows[0]) throw await staleRefusal(tx, actor, action, actor.entityId)
}

/** The rate for goods that go to a country. */
export async function taxRule(db: Db, brandId: string): Promise<(country: string) => TaxKey> {
  const rates = await ratesOf(db, brandId)
  return (country) => {
    const rate = rates.find((one) => one.country === country) ?? rates.find((one) => one.country === '') ?? unset
    return { category: rate.category, rate: rate.rate, reason: rate.reason, country }
  }
}
