import type { Tx } from '../../../platform/data/database/db.ts'
import { invoiceCredit } from '../credit/hold-credit.ts'
import { accountsOf } from '../ledger/accounts.ts'
import { announceMoney, book } from '../ledger/add-transaction.ts'
import { lockMoney } from '../ledger/lock-money.ts'
import { afterPaid } from './after-paid.ts'
import { findReceivable } from '../model/receivables.queries.ts'
import { useCredit } from './use-credit.ts'

export type BookedInvoice = {
  invoiceId: string
  number: string
  brandId: string
  retailerId: string
  currency: string
  orderIds: readonly string[]
  kind: 'GOODS' | 'DEPOSIT'
  goods: bigint // without tax and freight, after discount: basis of commission and rewards
  tax: bigint
  freight: bigint
  depositUsed: bigint // deposit deducted from this invoice
  total: bigint // what is owed now
  method: 'CARD' | 'BANK_TRANSFER' | 'NET_30' | 'NET_60' | 'ON_SHIPMENT'
  issuedAt: Date
  dueAt: Date
  goodsByOrder: readonly { orderId: string; goods: bigint }[]
}

/** Opens what is owed for an invoice and uses the retailer's credit with that brand for it; booked once for each invoice. */
export async function bookInvoice(tx: Tx, invoice: BookedInvoice): Promise<void> {
  const { invoiceId, number, brandId, retailerId, currency, total, issuedAt } = invoice
  await lockMoney(tx, invoice)
  if (!(await openReceivable(tx, invoice))) return
  await invoiceCredit(tx, invoice)
  if (total === 0n) {
    await announceMoney(tx, invoice)
    return afterPaid(tx, (await findReceivable(tx, invoiceId))!, issuedAt)
  }
  const { receivable, trade } = accountsOf(invoice)
  await book(
    tx,
    {
      key: `invoice:${invoiceId}`,
      kind: 'INVOICE',
      currency,
      invoiceId,
      orderId: invoice.orderIds.length === 1 ? invoice.orderIds[0]! : null,
      at: issuedAt,
      postings: [
        { account: receivable, amount: total },
        { account: trade, amount: -total },
      ],
    },
    {
      kind: 'INVOICE',
      status: 'OPEN',
      brandId,
      retailerId,
      amount: total,
      method: invoice.method,
      subjectKind: 'INVOICE',
      subjectId: invoiceId,
      subjectNumber: number,
      dueAt: invoice.dueAt,
    },
  )
  await useCredit(tx, invoiceId, issuedAt)
}

async function openReceivable(
  tx: Tx,
  { orderIds: _orderIds, goodsByOrder, ...invoice }: BookedInvoice,
): Promise<boolean> {
  const first = await tx
    .insertInto('receivable')
    .values({ ...invoice, ...(invoice.total === 0n && { paidAt: invoice.issuedAt }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoiceId')
    .executeTakeFirst()
  if (!first) return false
  const { invoiceId } = invoice
  if (goodsByOrder.length > 0)
    await tx
      .insertInto('receivableOrder')
      .values(goodsByOrder.map(({ orderId, goods }) => ({ invoiceId, orderId, goods })))
      .execute()
  return true
}
