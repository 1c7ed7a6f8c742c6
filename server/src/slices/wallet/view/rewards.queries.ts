import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import { amount } from '@souk/contract/core/money.ts'
import type { RewardLot } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import { currentRules } from '../rules/rules.queries.ts'

const lotsOf = (db: Db, retailerId: string) =>
  db
    .selectFrom('rewardLot as lot')
    .leftJoin('entity as brand', 'brand.id', 'lot.brandId')
    .leftJoin('salesOrder', 'salesOrder.id', 'lot.orderId')
    .leftJoin('receivable as invoice', 'invoice.invoiceId', 'lot.invoiceId')
    .select([
      'lot.id',
      'lot.currency',
      'lot.amount',
      'lot.remaining',
      'lot.takenBack',
      'lot.rate',
      'lot.ruleVersion',
      'creditedAt',
      'expiresAt',
    ])
    .select([
      'lot.brandId',
      'brand.name as brandName',
      'lot.orderId',
      'salesOrder.number as orderNumber',
      'invoice.number as invoiceNumber',
    ])
    .select(sql<boolean>`(expires_at <= now() and (lot.remaining > 0 or lot.expired > 0))`.as('isExpired'))
    .where('lot.retailerId', '=', retailerId)

const newest: Order = { by: ['creditedAt'], direction: 'desc' }

/** The rewards of a retailer, lot by lot, with the rule and what expires next. */
export async function readRewards(db: Db, retailerId: string, paging: Paging) {
  const lots = lotsOf(db, retailerId)
  const { rows, ...page } = await pagedList(db, lots, (all) => all, { id: 'lot.id', ...newest }, paging)
  const { version, values } = await currentRules(db)
  const items = rows.map(({ brandId, brandName, creditedAt, expiresAt, isExpired, takenBack, ...lot }): RewardLot => {
    const text = (minor: bigint) => amount({ minor, currency: lot.currency })
    return {
      ...lot,
      amount: text(lot.amount),
      remaining: text(isExpired ? 0n : lot.remaining),
      status: isExpired ? 'EXPIRED' : lot.remaining > 0n ? 'ACTIVE' : takenBack === lot.amount ? 'TAKEN_BACK' : 'SPENT',
      brand: brandId ? { id: brandId, name: brandName ?? '' } : null,
      creditedAt: creditedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }
  })
  const rule = {
    rate: Number(values['rewards.rate']),
    months: Number(values['rewards.months']),
    share: Number(values['rewards.share']),
    version,
  }
  return { items, ...page, rule, balances: await balancesOf(db, retailerId) }
}

async function balancesOf(db: Db, retailerId: string) {
  const { rows } = await sql<{
    currency: string
    usable: bigint
    earned: bigint
    expired: bigint
    takenBack: bigint
    nextAmount: bigint | null
    nextAt: Date | null
  }>`
    select currency, coalesce(sum(remaining) filter (where expires_at > now()), 0)::bigint as usable, sum(amount - taken_back)::bigint as earned,
      (sum(expired) + coalesce(sum(remaining) filter (where expires_at <= now()), 0))::bigint as expired,
      (array_agg(remaining order by expires_at, id) filter (where remaining > 0 and expires_at > now()))[1] as next_amount,
      min(expires_at) filter (where remaining > 0 and expires_at > now()) as next_at
    from reward_lot where retailer_id = ${retailerId} group by currency order by currency`.execute(db)
  return rows.map(({ currency, usable, earned, expired, nextAmount, nextAt }) => {
    const text = (minor: bigint) => amount({ minor, currency })
    const spent = earned - usable - expired
    return {
      currency,
      usable: text(usable),
      earned: text(earned),
      spent: text(spent > 0n ? spent : 0n),
      expired: text(expired),
      nextAmount: nextAmount === null ? null : text(nextAmount),
      nextAt: nextAt?.toISOString() ?? null,
    }
  })
}
