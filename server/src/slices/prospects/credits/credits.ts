import { sql } from 'kysely'
import { startCredits } from '@souk/contract/prospects/prospect-words.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

export type CreditReason = 'START' | 'SEARCH' | 'SAVE' | 'REVEAL' | 'RETURNED' | 'GRANTED'
type Entry = { brandId: string; userId: string | null; amount: number; reason: CreditReason; subject: string }

/** A brand's first visit brings its starting credits, exactly once. */
export async function openCredits(db: Db, brandId: string): Promise<void> {
  await sql`
    with opened as (
      insert into prospect_credit (brand_id, balance) values (${brandId}, ${startCredits})
      on conflict (brand_id) do nothing returning balance)
    insert into prospect_credit_entry (brand_id, amount, reason, balance)
    select ${brandId}, balance, 'START', balance from opened`.execute(db)
}

export async function balanceOf(db: Db, brandId: string): Promise<number> {
  const row = await db.selectFrom('prospectCredit').select('balance').where('brandId', '=', brandId).executeTakeFirst()
  return row?.balance ?? startCredits
}

/** One conditional statement: what the balance does not cover is refused, whatever happens at the same time. */
export async function spend(tx: Tx, entry: Entry): Promise<number> {
  const balance = await move(tx, { ...entry, amount: -entry.amount })
  if (balance === null) throw new Refusal('conflict', 'prospects.noCredits')
  return balance
}

export async function addCredits(tx: Tx, entry: Entry): Promise<void> {
  await openCredits(tx, entry.brandId)
  await move(tx, entry)
}

async function move(tx: Tx, { brandId, userId, amount, reason, subject }: Entry): Promise<number | null> {
  const { rows } = await sql<{ balance: number }>`
    with moved as (
      update prospect_credit set balance = balance + ${amount}::int
      where brand_id = ${brandId} and balance + ${amount}::int >= 0 returning balance)
    insert into prospect_credit_entry (brand_id, amount, reason, subject, balance, user_id)
    select ${brandId}, ${amount}::int, ${reason}, ${subject}, balance, ${userId}::uuid from moved returning balance`.execute(
    tx,
  )
  if (rows[0]) await publishLive(tx, { entityId: brandId }, 'prospects.changed')
  return rows[0]?.balance ?? null
}
