import type { Tx } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { chargeCommission } from '../commission/charge-commission.ts'
import { creditRewards } from '../rewards/credit-rewards.ts'
import type { Receivable } from '../model/receivables.queries.ts'

/** Nothing is open any more: the commission is due, and so are the rewards of orders that are completed. */
export async function afterPaid(tx: Tx, invoice: Receivable, at?: Date): Promise<void> {
  await chargeCommission(tx, invoice, at)
  await creditRewards(tx, invoice.invoiceId, at)
  await emit(tx, 'payments.settled', { invoiceId: invoice.invoiceId })
}
