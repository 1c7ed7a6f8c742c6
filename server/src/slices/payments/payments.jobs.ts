import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { findLostPayments } from './find-lost-payments.ts'
import { refundQueue, settleRefund } from './refund-payment.ts'

export function paymentsJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'payments.find-lost', every: '* * * * *', seconds: 300, run: () => findLostPayments(deps) },
    { name: refundQueue, run: ({ refundId }: { refundId: string }) => settleRefund(deps, refundId) },
  ]
}
