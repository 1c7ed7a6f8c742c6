import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { BalanceSeries, Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOwnTrade, type Trader } from '../../connections/door.ts'
import { directRetailers } from './savings.queries.ts'
import { transactionRows } from './transactions.queries.ts'
import { isOwnTransaction, readsBalance } from './wallet-scope.ts'

type Sums = { currency: string; available: bigint; owed: bigint; overdue: bigint; credit: bigint; due: bigint }

/** Balances in each currency, what is due, and what direct retailers saved. */
export async function readWallet(db: Db, actor: Trader): Promise<Wallet> {
  const { currency } = await db
    .selectFrom('entity')
    .select('currency')
    .where('id', '=', actor.entityId)
    .executeTakeFirstOrThrow()
  const sums = await sumsOf(db, actor)
  const hasBalance = readsBalance(actor)
  return {
    currency,
    balances: sums.map(({ currency: balanceCurrency, ...sum }) => ({
      currency: balanceCurrency,
      available: hasBalance ? amount({ minor: sum.available, currency: balanceCurrency }) : null,
      owed: amount({ minor: sum.owed, currency: balanceCurrency }),
      overdue: amount({ minor: sum.overdue, currency: balanceCurrency }),
      credit: amount({ minor: sum.credit, currency: balanceCurrency }),
      due: hasBalance ? amount({ minor: sum.due, currency: balanceCurrency }) : null,
    })),
    due: await dueOf(db, actor),
    credits: await creditsOf(db, actor),
    nextPayoutAt: actor.side === 'brand' && hasBalance ? nextMonday(new Date()).toISOString() : null,
    directRetailers: actor.side === 'brand' ? await directRetailers(db, actor) : [],
  }
}

/** What retailers have with brands, as rows between the two. */
const credits = sql`(select owner_id as retailer_id, partner_id as brand_id, currency, -balance as minor from ledger_account
  where purpose = 'CREDIT' and balance < 0) credit`

async function sumsOf(db: Db, actor: Trader): Promise<Sums[]> {
  const { side, entityId } = actor
  const available =
    side === 'brand'
      ? sql`select currency, -balance as available, 0::bigint as owed, 0::bigint as overdue, 0::bigint as credit, 0::bigint as due
          from ledger_account where owner_id = ${entityId} and purpose = 'BALANCE' and ${readsBalance(actor)}`
      : sql`select currency, sum(remaining)::bigint, 0, 0, 0, 0 from reward_lot where retailer_id = ${entityId} and remaining > 0
          and expires_at > now() group by currency`
  const { rows } = await sql<Sums>`
    select currency, sum(available)::bigint as available, sum(owed)::bigint as owed, sum(overdue)::bigint as overdue,
      sum(credit)::bigint as credit, sum(due)::bigint as due
    from (
      select null::text as currency, 0::bigint as available, 0::bigint as owed, 0::bigint as overdue, 0::bigint as credit, 0::bigint as due where false
      union all ${available}
      union all select currency, 0, sum(total - paid - credited)::bigint, coalesce(sum(total - paid - credited) filter (where due_at < now()), 0)::bigint, 0, 0
        from receivable where ${isOwnTrade(actor, 'receivable')} and paid + credited < total group by currency
      union all select currency, 0, 0, 0, minor, 0 from ${credits} where ${isOwnTrade(actor, 'credit')}
      union all select currency, 0, 0, 0, 0, balance from ledger_account where purpose = 'DUE' and owner_id = ${entityId} and ${readsBalance(actor)}
    ) parts group by currency order by currency`.execute(db)
  return rows
}

async function dueOf(db: Db, actor: Trader): Promise<Wallet['due']> {
  const rows = await transactionRows(db, actor, true)
    .where('one.status', '=', 'OPEN')
    .where('one.dueAt', 'is not', null)
    .orderBy('one.dueAt')
    .orderBy('one.id')
    .limit(10)
    .execute()
  return rows.flatMap(({ id, currency, open, dueAt, isOverdue, partnerId, partnerName, subjectNumber }) =>
    open !== null && open > 0n && dueAt
      ? [
          {
            transactionId: id,
            currency,
            amount: amount({ minor: open, currency }),
            dueAt: dueAt.toISOString(),
            isOverdue,
            counterpart: partnerId ? { id: partnerId, name: partnerName ?? '' } : null,
            number: subjectNumber,
          },
        ]
      : [],
  )
}

async function creditsOf(db: Db, actor: Trader): Promise<Wallet['credits']> {
  const { rows } = await sql<{ id: string; name: string; currency: string; minor: bigint }>`
    select entity.id, entity.name, credit.currency, minor from ${credits}
    join entity on entity.id = ${sql.ref(actor.side === 'brand' ? 'credit.retailerId' : 'credit.brandId')}
    where ${isOwnTrade(actor, 'credit')} order by entity.name, credit.currency`.execute(db)
  return rows.map(({ id, name, currency, minor }) => ({
    counterpart: { id, name },
    currency,
    amount: amount({ minor, currency }),
  }))
}

/** Payouts go out on Mondays. */
function nextMonday(now: Date): Date {
  const days = (8 - now.getUTCDay()) % 7 || 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 6))
}

/** Week by week: what came in and went out, and the balance after it. */
export async function readBalance(
  db: Db,
  actor: Trader,
  { currency, months }: { currency?: string | undefined; months: number },
): Promise<BalanceSeries> {
  const own = await db
    .selectFrom('entity')
    .select('currency')
    .where('id', '=', actor.entityId)
    .executeTakeFirstOrThrow()
  const chartCurrency = currency ?? own.currency
  const effect = actor.side === 'brand' ? sql`brand_effect` : sql`retailer_effect`
  const { rows } = await sql<{ day: string; received: bigint; paid: bigint; balance: bigint }>`
    with days as (select generate_series(date_trunc('week', now() - make_interval(months => ${months})), now(), interval '1 week')::date as day),
    counted as (select at, ${effect} as effect from wallet_transaction own
      where ${isOwnTransaction(actor)} and currency = ${chartCurrency} and transfer_id is not null)
    select day::text, coalesce(sum(effect) filter (where effect > 0 and at >= day), 0)::bigint as received,
      coalesce(-sum(effect) filter (where effect < 0 and at >= day), 0)::bigint as paid, coalesce(sum(effect), 0)::bigint as balance
    from days left join counted on counted.at < day + 7 group by day order by day`.execute(db)
  const text = (minor: bigint) => amount({ minor, currency: chartCurrency })
  return {
    currency: chartCurrency,
    points: rows.map(({ day, received, paid, balance }) => ({
      day,
      received: text(received),
      paid: text(paid),
      balance: text(balance),
    })),
  }
}
