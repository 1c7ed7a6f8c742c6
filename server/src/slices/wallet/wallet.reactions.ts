import type { Reactions } from '../../platform/serving/slice.ts'
import { mailMoneyQueue } from './mails/mail-money.ts'
import { bookNow } from './paying/charge-invoice.ts'
import { bookRefundNow } from './receivables/refund-to-cards.ts'

export const walletReactions: Reactions = {
  'payment.changed': { books: ({ db }, { paymentId }: { paymentId: string }) => bookNow(db, paymentId) },
  'refund.changed': { books: ({ db }, { refundId }: { refundId: string }) => bookRefundNow(db, refundId) },
  'payments.failed': {
    mail: ({ db, enqueue }, { invoiceId }: { invoiceId: string }, id) =>
      enqueue(db, mailMoneyQueue, { declined: invoiceId }, { id }),
  },
  'credit.decided': {
    mail: ({ db, enqueue }, { applicationId }: { applicationId: string }, id) =>
      enqueue(db, mailMoneyQueue, { applicationId }, { id }),
  },
  'wallet.statement': {
    mail: ({ db, enqueue }, { statementId }: { statementId: string }, id) =>
      enqueue(db, mailMoneyQueue, { statementId }, { id }),
  },
}
