import { amount } from '@souk/contract/core/money.ts'
import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import type { Config } from '../../../platform/base/config.ts'
import type { Trader } from '../../connections/door.ts'
import { providerNameFor } from '../../payments/door.ts'
import type { TransactionRow } from './transactions.queries.ts'

type Reader = { config: Config; side: Trader['side'] }

export function presentTransaction(row: TransactionRow, reader: Reader): Transaction {
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
    mayPay: waysToPay(row, reader),
    createdAt: row.createdAt.toISOString(),
    at: row.at.toISOString(),
  }
}

/** A retailer pays its invoices, a brand its commission statements; what is under way is not paid again. */
function waysToPay(row: TransactionRow, { config, side }: Reader): Transaction['mayPay'] {
  const { kind, status, open, pending, subjectKind } = row
  const card = takesCards(row, config) ? (['CARD'] as const) : []
  if (open === null || open <= 0n || status !== 'OPEN') return []
  if (side === 'brand') return subjectKind === 'STATEMENT' && kind === 'COMMISSION' ? [...card, 'BALANCE'] : []
  if (kind !== 'INVOICE') return []
  return open > (pending ?? 0n) ? [...card, 'WALLET', 'BANK_TRANSFER'] : []
}

/** Both are served by the same provider; the marketplace takes cards of every one. */
function takesCards({ isDemo, isPartnerDemo }: TransactionRow, config: Config): boolean {
  const provider = providerNameFor(config, { isDemo })
  return (
    provider !== null && (isPartnerDemo === null || provider === providerNameFor(config, { isDemo: isPartnerDemo }))
  )
}
