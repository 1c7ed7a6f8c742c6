import { amount } from '@souk/contract/core/money.ts'
import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Trader } from '../../connections/door.ts'
import type { TransactionRow } from './transactions.queries.ts'

export function presentTransaction(row: TransactionRow, side: Trader['side']): Transaction {
  const { id, kind, currency, status, method, invoiceId, orderId, orderNumber, reference, paidOn } = row
  const text = (minor: bigint) => amount({ minor, currency })
  return {
    id,
    kind,
    currency,
    status,
    method,
    invoiceId,
    orderId,
    orderNumber,
    reference,
    paidOn,
    amount: text(row.amount),
    direction: row.direction,
    open: row.open === null ? null : text(row.open),
    isOverdue: row.isOverdue,
    dueAt: row.dueAt?.toISOString() ?? null,
    counterpart: row.partnerId ? { id: row.partnerId, name: row.partnerName ?? '' } : null,
    subject: { kind: row.subjectKind, id: row.subjectId, number: row.subjectNumber },
    balance: row.transferId && row.running !== null ? text(row.running) : null,
    mayPay: waysToPay(row, side),
    createdAt: row.createdAt.toISOString(),
    at: row.at.toISOString(),
  }
}

/** A retailer pays its invoices, a brand its commission statements; what is under way is not paid again. */
function waysToPay(
  { kind, status, open, pending, subjectKind }: TransactionRow,
  side: Trader['side'],
): Transaction['mayPay'] {
  if (open === null || open <= 0n || status !== 'OPEN') return []
  if (side === 'brand') return subjectKind === 'STATEMENT' && kind === 'COMMISSION' ? ['CARD', 'BALANCE'] : []
  if (kind !== 'INVOICE') return []
  return open > (pending ?? 0n) ? ['CARD', 'WALLET', 'BANK_TRANSFER'] : []
}
