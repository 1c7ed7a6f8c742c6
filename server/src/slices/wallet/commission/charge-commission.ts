import { shareHalfUp } from '@souk/contract/wallet/money-rules.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import type { Receivable } from '../receivables/receivables.queries.ts'
import { heldOf } from './held-commission.queries.ts'

type Line = {
  orderId: string
  goods: bigint
  goodsCredited: bigint
  commission: bigint
  rate: number | null
  usualRate: number | null
}

/** Brings the commission of an invoice to what its goods ask for: charged when it is paid, given back with a credit note. */
export async function chargeCommission(tx: Tx, invoice: Receivable, at?: Date): Promise<void> {
  if (invoice.kind !== 'GOODS' || invoice.paidAt === null) return
  for (const line of await linesOf(tx, invoice.invoiceId)) {
    const goods = line.goods - line.goodsCredited
    const due = shareHalfUp(goods, line.rate ?? 0)
    const saved = shareHalfUp(goods, line.usualRate ?? 0) - due
    const change = due - line.commission
    const back = change < 0n ? least(-change, await heldOf(tx, line.orderId)) : 0n // a dispute may have given it back already
    await tx
      .updateTable('receivableOrder')
      .set({ commission: change < 0n ? line.commission - back : due, saved })
      .where('invoiceId', '=', invoice.invoiceId)
      .where('orderId', '=', line.orderId)
      .execute()
    if (change > 0n) await charge(tx, invoice, line, change, at)
    if (back > 0n) await giveBack(tx, invoice, line, back, at)
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

async function linesOf(tx: Tx, invoiceId: string): Promise<Line[]> {
  return tx
    .selectFrom('receivableOrder as line')
    .leftJoin('orderCommission as fixed', 'fixed.orderId', 'line.orderId')
    .select(['line.orderId', 'goods', 'goodsCredited', 'commission', 'rate', 'usualRate'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('line.orderId')
    .execute()
}

/** From the brand's balance as far as it reaches; the rest waits for its monthly statement. */
async function charge(
  tx: Tx,
  invoice: Receivable,
  { orderId, goodsCredited }: Line,
  amount: bigint,
  at?: Date,
): Promise<void> {
  const { brandId, currency, invoiceId, number } = invoice
  const { balance, due, commission } = brandAccounts(brandId)
  const has = await balanceOf(tx, balance, currency)
  const isTaken = has >= amount
  await book(
    tx,
    {
      key: `commission:${invoiceId}:${orderId}:${goodsCredited}`,
      kind: 'COMMISSION',
      currency,
      invoiceId,
      orderId,
      at,
      postings: [
        { account: isTaken ? balance : due, amount },
        { account: commission, amount: -amount },
      ],
    },
    {
      kind: 'COMMISSION',
      status: isTaken ? 'DONE' : 'PENDING',
      brandId,
      amount,
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
    },
  )
}

/** What is not paid yet is owed less; the rest goes to the brand's balance. */
async function giveBack(
  tx: Tx,
  invoice: Receivable,
  { orderId, goodsCredited }: Line,
  amount: bigint,
  at?: Date,
): Promise<void> {
  const { brandId, currency, invoiceId, number } = invoice
  const { balance, commission } = brandAccounts(brandId)
  await book(
    tx,
    {
      key: `commission-back:${invoiceId}:${orderId}:${goodsCredited}`,
      kind: 'COMMISSION_BACK',
      currency,
      invoiceId,
      orderId,
      at,
      postings: [
        { account: commission, amount },
        { account: balance, amount: -amount },
      ],
    },
    {
      kind: 'CORRECTION',
      status: 'DONE',
      brandId,
      amount,
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
    },
  )
}
