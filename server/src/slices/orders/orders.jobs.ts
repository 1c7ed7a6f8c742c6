import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { expireOverdueOrders } from './negotiation/expire-overdue-orders.ts'
import { mailOrder, mailOrderQueue } from './papers/mail-order.ts'
import { remindOrders } from './papers/remind-orders.ts'

export function ordersJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'orders.expire-overdue', every: '*/5 * * * *', seconds: 600, run: () => expireOverdueOrders(deps.db) },
    { name: 'orders.remind', every: '*/15 * * * *', seconds: 600, run: () => remindOrders(deps) },
    { name: mailOrderQueue, run: (about: { eventId: string }) => mailOrder(deps, about) },
  ]
}
