import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'

export type BookedInvoice = {
  invoiceId: string
  number: string
  brandId: string
  retailerId: string
  currency: string
  orderIds: readonly string[]
  kind: 'GOODS' | 'DEPOSIT'
  goods: bigint
  tax: bigint
  freight: bigint
  depositUsed: bigint
  total: bigint
  method: 'CARD' | 'BANK_TRANSFER' | 'NET_30' | 'NET_60' | 'ON_SHIPMENT'
  issuedAt: Date
  dueAt: Date
  goodsByOrder: readonly { orderId: string; goods: bigint }[]
}
export async function bookInvoice(_tx: Tx, _invoice: BookedInvoice): Promise<void> {}
export async function bookCreditNote(
  _tx: Tx,
  _note: {
    creditNoteId: string
    number: string
    invoiceId: string
    goods: bigint
    tax: bigint
    freight: bigint
    total: bigint
    refundTo: 'CARD' | 'CREDIT'
    goodsByOrder: readonly { orderId: string; goods: bigint }[]
  },
): Promise<void> {}
type Receivable = {
  total: bigint
  paid: bigint
  credited: bigint
  open: bigint
  dueAt: Date
  status: 'OPEN' | 'PARTIALLY_PAID' | 'PAID' | 'OVERDUE' | 'CREDITED'
}
export async function receivables(db: Db, invoiceIds: readonly string[]): Promise<ReadonlyMap<string, Receivable>> {
  const { rows } = await sql<{ id: string; total: bigint; credited: bigint; dueAt: Date }>`
    select id, payable as total, due_on::timestamptz as due_at, coalesce((select sum(note.total) from invoice note
      where note.corrects = invoice.id), 0)::bigint as credited
    from invoice where id = any(${[...invoiceIds]}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ id, total, credited, dueAt }) => {
      const open = total > credited ? total - credited : 0n
      const status = open === 0n ? 'CREDITED' : dueAt < new Date() ? 'OVERDUE' : 'OPEN'
      return [id, { total, paid: 0n, credited, open, dueAt, status }]
    }),
  )
}
export async function chargeInvoice(
  _deps: Deps,
  _invoiceId: string,
  _cardId: string,
  _walletShare: bigint,
): Promise<'PAID' | 'DECLINED' | 'NEEDS_STEP' | 'PENDING'> {
  return 'PAID'
}
export async function orderCompleted(
  _tx: Tx,
  _order: { orderId: string; brandId: string; retailerId: string },
): Promise<void> {}
