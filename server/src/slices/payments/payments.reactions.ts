import type { Reactions } from '../../platform/serving/slice.ts'
import { refundQueue } from './refund-payment.ts'

export const paymentsReactions: Reactions = {
  'refund.created': {
    provider: ({ db, enqueue }, { refundId }: { refundId: string }) =>
      enqueue(db, refundQueue, { refundId }, { id: refundId }),
  },
}
