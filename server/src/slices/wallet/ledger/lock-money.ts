import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'

type Owner = { retailerId?: string | null; brandId?: string | null; currency: string }

/** Until the transaction ends only the caller moves money of these two; always the retailer first, so that two callers never wait for each other. */
export async function lockMoney(tx: Tx, { retailerId, brandId, currency }: Owner): Promise<void> {
  if (retailerId) await lock(tx, `wallet ${retailerId} ${currency}`)
  if (brandId) await lock(tx, `wallet ${brandId} ${currency}`)
}

const lock = (tx: Tx, name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
