import { shareDown, weighDown } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { heldOf, isReceived } from '../model/held-commission.queries.ts'
import { retailerAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import { currentRules } from '../rules/rules.queries.ts'

type Earned = {
  invoiceId: string
  orderId: string
  number: string
  brandId: string
  retailerId: string
  currency: string
  goods: bigint
  goodsCredited: bigint
  allGoods: bigint
  commission: bigint
  walletPaid: bigint
  completedAt: Date
}

/** Rewards of an invoice's completed orders, once it is paid and its commission received. */
export const creditRewards = (tx: Tx, invoiceId: string, at?: Date) =>
  creditWhere(tx, sql`line.invoice_id = ${invoiceId}`, at)
/** Rewards of an order's paid invoices, once it is completed. */
export const creditRewardsOf = (tx: Tx, orderId: string, at?: Date) =>
  creditWhere(tx, sql`line.order_id = ${orderId}`, at)

async function creditWhere(tx: Tx, which: ReturnType<typeof sql>, at?: Date): Promise<void> {
  const { rows } = await sql<Earned>`
    select line.invoice_id, line.order_id, invoice.number, invoice.brand_id, invoice.retailer_id, invoice.currency,
      line.goods, line.goods_credited, line.commission, invoice.goods as all_goods, invoice.wallet_paid, fixed.completed_at
    from receivable_order line join receivable invoice using (invoice_id) join order_commission fixed using (order_id)
    where ${which} and line.rewarded is null and invoice.kind = 'GOODS' and invoice.paid_at is not null
      and fixed.completed_at is not null and ${isReceived}
    order by line.invoice_id, line.order_id`.execute(tx)
  for (const earned of rows) await creditOne(tx, earned, at && (earned.completedAt > at ? earned.completedAt : at))
}

async function creditOne(tx: Tx, earned: Earned, at?: Date): Promise<void> {
  const { invoiceId, orderId, retailerId, brandId, currency, number } = earned
  await lockMoney(tx, { retailerId, currency })
  const { version, values } = await currentRules(tx)
  const walletShare = weighDown(earned.walletPaid, earned.goods, earned.allGoods)
  const amount = least(
    rewardFor(earned, walletShare, values['rewards.rate']),
    least(earned.commission, await heldOf(tx, orderId)),
  )
  const first = await tx
    .updateTable('receivableOrder')
    .set({ rewarded: amount, walletShare })
    .where('invoiceId', '=', invoiceId)
    .where('orderId', '=', orderId)
    .where('rewarded', 'is', null)
    .returning('orderId')
    .executeTakeFirst()
  if (!first || amount === 0n) return
  const { wallet, retailerDue, rewards } = retailerAccounts(retailerId)
  const owed = await balanceOf(tx, retailerDue, currency)
  const settled = owed < amount ? owed : amount
  await tx
    .insertInto('rewardLot')
    .values({
      retailerId,
      brandId,
      currency,
      amount,
      remaining: amount - settled,
      invoiceId,
      orderId,
      rate: Number(values['rewards.rate']),
      ruleVersion: version,
      creditedAt: sql`coalesce(${at ?? null}::timestamptz, now())`,
      expiresAt: sql`coalesce(${at ?? null}::timestamptz, now()) + make_interval(months => ${Number(values['rewards.months'])})`,
    })
    .execute()
  await book(
    tx,
    {
      key: `reward:${invoiceId}:${orderId}`,
      kind: 'REWARD',
      currency,
      invoiceId,
      orderId,
      at,
      postings: [
        { account: rewards, amount },
        { account: wallet, amount: settled - amount },
        { account: retailerDue, amount: -settled },
      ],
    },
    {
      kind: 'REWARD',
      status: 'DONE',
      retailerId,
      amount,
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
    },
  )
  await emit(tx, 'wallet.rewarded', { invoiceId, orderId })
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** Of goods that were neither credited nor paid from the wallet, rounded down. */
export function rewardFor(
  { goods, goodsCredited }: { goods: bigint; goodsCredited: bigint },
  walletShare: bigint,
  rate: bigint,
): bigint {
  const basis = goods - goodsCredited - walletShare
  return basis > 0n ? shareDown(basis, rate) : 0n
}
