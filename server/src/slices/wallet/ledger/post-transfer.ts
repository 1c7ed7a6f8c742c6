import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Account, Posting } from './accounts.ts'

/** Stands for the marketplace, or for no partner, in the keys of accounts. */
const nilId = '00000000-0000-0000-0000-000000000000'

export type Transfer = {
  key: string // the same key is never booked twice
  kind: string
  currency: string
  postings: readonly Posting[]
  invoiceId?: string | null
  orderId?: string | null
  paymentId?: string | null
  at?: Date | undefined
}

/** Books one transfer and answers its id; null when its key was booked before. */
export async function postTransfer(
  tx: Tx,
  { key, kind, currency, postings, ...about }: Transfer,
): Promise<string | null> {
  const merged = mergePostings(postings)
  if (merged.length === 0) throw new TypeError(`transfer ${key} moves nothing`)
  const { rows } = await sql<{ id: string }>`
    insert into ledger_transfer (key, kind, invoice_id, order_id, payment_id, rule_version, at)
    values (${key}, ${kind}, ${about.invoiceId ?? null}, ${about.orderId ?? null}, ${about.paymentId ?? null},
      (select max(version) from money_rule where valid_from <= now()), coalesce(${about.at ?? null}, now()))
    on conflict (key) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (!id) return null
  await writeEntries(tx, id, currency, merged)
  return id
}

/** One posting for each account, none of nothing. */
function mergePostings(postings: readonly Posting[]): Posting[] {
  const merged = new Map<string, Posting>()
  for (const { account, amount } of postings) {
    const name = `${account.ownerId} ${account.partnerId} ${account.purpose}`
    merged.set(name, { account, amount: (merged.get(name)?.amount ?? 0n) + amount })
  }
  return [...merged.entries()]
    .filter(([, { amount }]) => amount !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, posting]) => posting)
}

async function writeEntries(tx: Tx, transferId: string, currency: string, postings: readonly Posting[]): Promise<void> {
  const given = JSON.stringify(
    postings.map(({ account, amount }) => ({
      owner_id: account.ownerId,
      partner_id: account.partnerId,
      purpose: account.purpose,
      amount: String(amount),
    })),
  )
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given (owner_id uuid, partner_id uuid, purpose text, amount bigint)`
  await sql`insert into ledger_account (owner_id, partner_id, currency, purpose)
    select owner_id, partner_id, ${currency}, purpose from ${rows} on conflict do nothing`.execute(tx)
  try {
    await sql`with changed as (
        update ledger_account account set balance = balance + given.amount from ${rows}
        where account.owner_key = coalesce(given.owner_id, ${nilId}::uuid)
          and account.partner_key = coalesce(given.partner_id, ${nilId}::uuid) and account.purpose = given.purpose and account.currency = ${currency}
        returning account.id, given.amount)
      insert into ledger_entry (transfer_id, account_id, currency, amount)
      select ${transferId}, id, ${currency}, amount from changed`.execute(tx)
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'not_overdrawn')
      throw new Refusal('conflict', 'wallet.notEnough')
    throw error
  }
}

/** What an account holds, as its owner would say it: never negative. */
export async function balanceOf(tx: Tx, { ownerId, partnerId, purpose }: Account, currency: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select abs(balance) as balance from ledger_account where owner_key = ${ownerId ?? nilId}
      and partner_key = ${partnerId ?? nilId} and purpose = ${purpose} and currency = ${currency}`.execute(tx)
  return rows[0]?.balance ?? 0n
}
