import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { lockMoney } from '../ledger/lock-money.ts'

export type ReceivableState = 'OPEN' | 'PARTIALLY_PAID' | 'PAID' | 'OVERDUE' | 'CREDITED'
export type Receivable = Awaited<ReturnType<typeof findReceivable>> & object

export const findReceivable = (db: Db, invoiceId: string) =>
  db.selectFrom('receivable').selectAll().where('invoiceId', '=', invoiceId).executeTakeFirst()

/** With the money of its two parties locked. */
export async function lockReceivable(tx: Tx, invoiceId: string): Promise<Receivable | undefined> {
  const seen = await findReceivable(tx, invoiceId)
  if (!seen) return undefined
  await lockMoney(tx, seen)
  return findReceivable(tx, invoiceId)
}

export const openOf = ({ total, paid, credited }: Pick<Receivable, 'total' | 'paid' | 'credited'>): bigint =>
  total - paid - credited
export const isNet = ({ method }: { method: string }): boolean => method === 'NET_30' || method === 'NET_60'

/** Overdue by the clock of the database, without waiting for a job. */
export const stateSql = sql<ReceivableState>`(case
  when credited = total and total > 0 then 'CREDITED' when paid + credited = total then 'PAID' when due_at < now() then 'OVERDUE'
  when paid + credited > 0 then 'PARTIALLY_PAID' else 'OPEN' end)`

export type ReceivableSum = {
  total: bigint
  paid: bigint
  credited: bigint
  open: bigint
  dueAt: Date
  status: ReceivableState
}

export type OrderDebt = { number: string; open: bigint; dueAt: Date }

/** The invoices of an order with what is open of each; an invoice may bill other orders too. */
export async function debtsOf(db: Db, orderId: string): Promise<OrderDebt[]> {
  const rows = await db
    .selectFrom('receivable')
    .innerJoin('receivableOrder as line', 'line.invoiceId', 'receivable.invoiceId')
    .select(['number', 'total', 'paid', 'credited', 'dueAt'])
    .where('line.orderId', '=', orderId)
    .orderBy('dueAt')
    .orderBy('receivable.invoiceId')
    .execute()
  return rows.map(({ number, dueAt, ...row }) => ({ number, dueAt, open: openOf(row) }))
}

/** Open, paid and credited for each invoice. */
export async function receivables(db: Db, invoiceIds: readonly string[]): Promise<ReadonlyMap<string, ReceivableSum>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('receivable')
    .select(['invoiceId', 'total', 'paid', 'credited', 'dueAt', stateSql.as('status')])
    .where('invoiceId', 'in', [...invoiceIds])
    .execute()
  return new Map(rows.map(({ invoiceId, ...row }) => [invoiceId, { ...row, open: openOf(row) }]))
}
