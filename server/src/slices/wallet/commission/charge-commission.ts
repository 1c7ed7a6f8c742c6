import { shareHalfUp } from '@souk/contract/core/rounding.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { brandAccounts } from '../ledger/accounts.ts'
import { book } from '../ledger/add-transaction.ts'
import { balanceOf } from '../ledger/post-transfer.ts'
import type { Receivable } from '../model/receivables.queries.ts'
import { heldOf, isReceived } from '../model/held-commission.queries.ts'

type Line = {
  orderId: string
  goods: bigint
  goodsCredited: bigint
  commission: bigint
  rate: number | null
  usualRate: number | null
  isReceived: boolean
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
    .select(['line.orderId', 'goods', 'goodsCredited', 'commission', 'rate', 'usualRate', isReceived.as('isReceived')])
    .where('invoiceId', '=', invoiceId)
    .orderBy('line.orderId')
    .execute()
}

/** From what the brand's balance has beyond its debts, else it waits for the monthly statement. */
async function charge(
  tx: Tx,
  invoice: Receivable,
  { orderId, goodsCredited }: Line,
  amount: bigint,
  at?: Date,
): Promise<void> {
  const { brandId, currency, invoiceId, number } = invoice
  const { balance, due, commission } = brandAccounts(brandId)
  const free = (await balanceOf(tx, balance, currency)) - (await balanceOf(tx, due, currency))
  const isTaken = free >= amount
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
async function giveBack(tx: Tx, invoice: Receivable, line: Line, amount: bigint, at?: Date): Promise<void> {
  const { brandId, currency, invoiceId, number } = invoice
  const { orderId, goodsCredited } = line
  const { balance, commission, due } = brandAccounts(brandId)
  const waits = !line.isReceived
  if (waits) await lowerStatement(tx, invoice, line, amount)
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
        { account: waits ? due : balance, amount: -amount },
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

/** A statement that was made already asks for less. */
async function lowerStatement(tx: Tx, { invoiceId }: Receivable, { orderId }: Line, amount: bigint): Promise<void> {
  await sql`update commission_statement statement set paid = paid + ${amount}::bigint from wallet_transaction charged
    where charged.kind = 'COMMISSION' and charged.invoice_id = ${invoiceId} and charged.order_id = ${orderId}
      and charged.statement_id = statement.id and charged.status <> 'DONE'`.execute(tx)
  await sql`update wallet_transaction owed set status = 'DONE' from commission_statement statement
    where owed.statement_id = statement.id and owed.status <> 'DONE' and statement.paid = statement.total
      and statement.id = (select statement_id from wallet_transaction where kind = 'COMMISSION' and subject_kind = 'INVOICE'
        and invoice_id = ${invoiceId} and order_id = ${orderId} limit 1)`.execute(tx)
}
