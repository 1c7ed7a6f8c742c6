import { amount } from '@souk/contract/core/money.ts'
import type { OrderCommission } from '@souk/contract/wallet/wallet-shapes.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { isOwnTrade, type Trader } from '../../connections/door.ts'
import { currentRules } from '../rules/rules.queries.ts'

type Fixed = {
  orderNumber: string
  currency: string
  basis: OrderCommission['basis']
  rate: number
  usualRate: number
  ruleVersion: number
  fixedAt: Date
}
type Line = {
  number: string
  goods: bigint
  goodsCredited: bigint
  isPaid: boolean
  commission: bigint
  saved: bigint
  rewarded: bigint | null
}

/** What an order costs the brand and earns the retailer; each sees its own part. */
export async function readCommission(db: Db, actor: Trader, orderId: string): Promise<OrderCommission> {
  const isBrand = actor.side === 'brand'
  const { orderNumber, currency, basis, rate, usualRate, ruleVersion, fixedAt } = found(
    await findFixed(db, actor, orderId),
  )
  const text = (minor: bigint) => amount({ minor, currency })
  const lines = await sql<Line>`
    select invoice.number, line.goods, goods_credited, invoice.paid_at is not null as is_paid, commission, saved, rewarded
    from receivable_order line join receivable invoice using (invoice_id)
    where line.order_id = ${orderId} and invoice.kind = 'GOODS' order by invoice.issued_at, invoice.number`.execute(db)
  return {
    orderId,
    orderNumber,
    currency,
    basis,
    ruleVersion,
    fixedAt: fixedAt.toISOString(),
    invoices: lines.rows.map(({ number, goods, goodsCredited, isPaid, commission, saved, rewarded }) => ({
      number,
      goods: text(goods),
      credited: text(goodsCredited),
      isPaid,
      commission: isBrand ? text(commission) : null,
      saved: isBrand ? text(saved) : null,
      reward: isBrand || rewarded === null ? null : text(rewarded),
    })),
    rate: isBrand ? rate : null,
    usualRate: isBrand ? usualRate : null,
    rewardRate: isBrand ? null : Number((await currentRules(db)).values['rewards.rate']),
    dispute: await findDispute(db, actor, orderId),
  }
}

export async function findFixed(db: Db, actor: Trader, orderId: string): Promise<Fixed | undefined> {
  const { rows } = await sql<Fixed>`
    select sales_order.number as order_number, sales_order.currency, basis, rate, usual_rate, rule_version, fixed_at
    from order_commission fixed join sales_order on sales_order.id = fixed.order_id
    where fixed.order_id = ${orderId} and ${isOwnTrade(actor, 'fixed')}`.execute(db)
  return rows[0]
}

async function findDispute(db: Db, { entityId }: Trader, orderId: string): Promise<OrderCommission['dispute']> {
  const row = await db
    .selectFrom('commissionDispute')
    .select(['id', 'text', 'answer', 'createdAt', sql<'OPEN' | 'ACCEPTED' | 'DECLINED'>`status`.as('status')])
    .where('orderId', '=', orderId)
    .where('entityId', '=', entityId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null
}
