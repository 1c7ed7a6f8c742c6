import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Reconciliation } from '@souk/contract/wallet/wallet-admin.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { payoutRows, presentPayout } from '../paying/pay-out.ts'

const isClearing = (purpose: string) => purpose.endsWith('_CLEARING')

/** Whether the books are right: each currency sums to zero, each clearing account returns to it, each stored figure is what its entries say. */
export async function reconcile(db: Db): Promise<Reconciliation> {
  const sums = await sql<{ currency: string; purpose: string; balance: bigint }>`
    select currency, purpose, sum(balance)::bigint as balance from ledger_account group by 1, 2 order by 1, 2`.execute(
    db,
  )
  const currencies = [...new Set(sums.rows.map(({ currency }) => currency))].map((currency) => {
    const own = sums.rows.filter((row) => row.currency === currency)
    const text = (minor: bigint) => amount({ minor, currency })
    return {
      currency,
      sum: text(own.reduce((sum, { balance }) => sum + balance, 0n)),
      accounts: own.map(({ purpose, balance }) => ({
        purpose,
        balance: text(balance),
        isClearing: isClearing(purpose),
      })),
    }
  })
  const waiting = await payoutRows(db)
    .where('payout.status', '=', 'PENDING')
    .where('provider', 'is', null)
    .orderBy('payout.createdAt')
    .limit(100)
    .execute()
  const { rows: counts } = await sql<{ transfers: number; entries: number; now: Date }>`
    select (select count(*)::int from ledger_transfer) as transfers, (select count(*)::int from ledger_entry) as entries, now()`.execute(
    db,
  )
  return {
    currencies,
    clearing: await clearingOf(db),
    differences: (await checkLedger(db)).slice(0, 200),
    unsettled: await unsettledOf(db),
    payouts: waiting.map(presentPayout),
    transfers: counts[0]!.transfers,
    entries: counts[0]!.entries,
    checkedAt: counts[0]!.now.toISOString(),
  }
}

async function clearingOf(db: Db): Promise<Reconciliation['clearing']> {
  const { rows } = await sql<{
    purpose: string
    currency: string
    balance: bigint
    id: string | null
    name: string | null
    since: Date | null
  }>`
    select purpose, account.currency, balance, entity.id, entity.name,
      (select max(transfer.at) from ledger_entry entry join ledger_transfer transfer on transfer.id = entry.transfer_id where entry.account_id = account.id) as since
    from ledger_account account left join entity on entity.id = account.partner_id
    where purpose like '%\\_CLEARING' and balance <> 0 order by purpose, account.currency, entity.name limit 200`.execute(
    db,
  )
  return rows.map(({ purpose, currency, balance, id, name, since }) => ({
    purpose,
    currency,
    balance: amount({ minor: balance, currency }),
    party: id ? { id, name: name ?? '' } : null,
    since: since?.toISOString() ?? null,
  }))
}

async function unsettledOf(db: Db): Promise<Reconciliation['unsettled']> {
  const { rows } = await sql<{
    kind: 'PAYMENT' | 'REFUND' | 'PAYOUT'
    id: string
    currency: string
    amount: bigint
    status: string
    createdAt: Date
  }>`
    select 'PAYMENT' as kind, id, currency, amount, status, created_at from payment where status in ('CREATED', 'NEEDS_STEP')
    union all select 'REFUND', id, currency, amount, status, created_at from refund where status = 'CREATED'
    union all select 'PAYOUT', id, currency, amount, status, created_at from payout where status = 'PENDING' and provider is not null
    order by created_at limit 200`.execute(db)
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    amount: amount({ minor: row.amount, currency: row.currency }),
    createdAt: createdAt.toISOString(),
  }))
}
