import { payments } from '@souk/contract/payments/payments.contract.ts'
import { paymentsMessages } from '@souk/contract/payments/payments.messages.ts'
import { paymentsJobs } from './payments.jobs.ts'
import { paymentsReactions } from './payments.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { paymentsHandlers } from './payments.routes.ts'

export const paymentsSlice = slice({
  name: 'payments',
  groups: { payments: calls(payments, paymentsHandlers) },
  messages: [paymentsMessages],
  jobs: paymentsJobs,
  reactions: paymentsReactions,
})
