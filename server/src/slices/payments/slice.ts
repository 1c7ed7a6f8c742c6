import { payments } from '@souk/contract/payments/payments.contract.ts'
import { paymentsMessages } from '@souk/contract/payments/payments.messages.ts'
import { paymentsJobs } from './payments.jobs.ts'
import { paymentsReactions } from './payments.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { paymentsHandlers } from './payments.routes.ts'
import { paymentsSummaries } from './payments.summaries.ts'

export const paymentsSlice = slice({
  name: 'payments',
  about: 'Saved cards.',
  groups: { payments: calls(payments, paymentsHandlers) },
  summaries: paymentsSummaries,
  messages: [paymentsMessages],
  jobs: paymentsJobs,
  reactions: paymentsReactions,
})
