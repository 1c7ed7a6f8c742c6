import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

export type Difference = { what: string; id: string; stored: string; computed: string }

/** Recomputes every stored figure from the entries and answers where they differ. */
export async function checkLedger(db: Db): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select 'transfer does not sum to zero' as what, transfer_id::text as id, currency as stored, sum(amount)::text as computed
    from ledger_entry group by transfer_id, currency having sum(amount) <> 0
    union all
    select 'account ' || purpose || ' ' || account.currency, account.id::text, balance::text, coalesce(sum(entry.amount), 0)::text
    from ledger_account account left join ledger_entry entry on entry.account_id = account.id
    group by account.id having balance <> coalesce(sum(entry.amount), 0)
    union all
    select 'invoice ' || number, invoice_id::text, (total - paid - credited)::text, coalesce(booked, 0)::text
    from receivable left join lateral (
      select sum(entry.amount) as booked from ledger_transfer transfer join ledger_entry entry on entry.transfer_id = transfer.id
      join ledger_account account on account.id = entry.account_id and account.purpose = 'RECEIVABLE'
      where transfer.invoice_id = receivable.invoice_id) ledger on true
    where total - paid - credited <> coalesce(booked, 0)
    union all
    select 'rewards ' || account.currency, account.owner_id::text, (-account.balance)::text, coalesce(sum(lot.remaining), 0)::text
    from ledger_account account left join reward_lot lot on lot.retailer_id = account.owner_id and lot.currency = account.currency
    where account.purpose = 'WALLET' group by account.id having -account.balance <> coalesce(sum(lot.remaining), 0)
    union all
    select 'commission of invoice', receivable.invoice_id::text, sum(line.commission)::text, coalesce(max(ledger.booked), 0)::text
    from receivable join receivable_order line using (invoice_id) left join lateral (
      select -sum(entry.amount) as booked from ledger_transfer transfer join ledger_entry entry on entry.transfer_id = transfer.id
      join ledger_account account on account.id = entry.account_id and account.purpose = 'COMMISSION'
      where transfer.invoice_id = receivable.invoice_id) ledger on true
    group by receivable.invoice_id having sum(line.commission) <> coalesce(max(ledger.booked), 0)
    union all
    select 'credit ' || limits.currency, limits.retailer_id::text, limits.used::text, (held.sum + open.sum)::text
    from credit_limit limits
    cross join lateral (select coalesce(sum(held), 0) as sum from credit_hold hold
      where hold.retailer_id = limits.retailer_id and hold.currency = limits.currency) held
    cross join lateral (select coalesce(sum(total - paid - credited), 0) as sum from receivable
      where receivable.retailer_id = limits.retailer_id and receivable.currency = limits.currency
        and method in ('NET_30', 'NET_60')) open
    where limits.used <> held.sum + open.sum
    order by 1, 2`.execute(db)
  return rows
}
