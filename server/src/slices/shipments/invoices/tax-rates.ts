import { sql } from 'kysely'
import type { TaxRate } from '@souk/contract/shipments/invoice-shapes.ts'
import { hundredths, percentOf, type TaxCategory } from '@souk/contract/shipments/tax.ts'
import { audit } from '../../../platform/audit.ts'
import { type Db, inTransaction } from '../../../platform/database/db.ts'
import type { Caller } from '../../../platform/http/mount.ts'
import { Refusal } from '../../../platform/refusal.ts'
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

export async function readTaxRates(db: Db, { entityId }: Trader): Promise<TaxRate[]> {
  return (await ratesOf(db, entityId)).map(({ rate, ...row }) => ({ ...row, rate: percentOf(rate) }))
}

/** Replaces all rates; invoices that were issued keep theirs. */
export function setTaxRates(db: Db, actor: Trader, rates: readonly TaxRate[], caller: Caller): Promise<TaxRate[]> {
  const countries = rates.map(({ country }) => country)
  if (new Set(countries).size < countries.length) {
    throw new Refusal('invalid', 'shipments.countryTwice', { field: 'rates' })
  }
  return inTransaction(db, async (tx) => {
    await tx.deleteFrom('taxRate').where('brandId', '=', actor.entityId).execute()
    if (rates.length > 0) {
      await tx
        .insertInto('taxRate')
        .values(rates.map(({ rate, ...row }) => ({ ...row, brandId: actor.entityId, rate: hundredths(rate) })))
        .execute()
    }
    await audit(tx, actor, { action: 'shipments.taxRates', subject: actor.entityId, caller })
    return readTaxRates(tx, actor)
  })
}

/** The rate for goods that go to a country. */
export async function taxRule(db: Db, brandId: string): Promise<(country: string) => TaxKey> {
  const rates = await ratesOf(db, brandId)
  return (country) => {
    const rate = rates.find((one) => one.country === country) ?? rates.find((one) => one.country === '') ?? unset
    return { category: rate.category, rate: rate.rate, reason: rate.reason, country }
  }
}
