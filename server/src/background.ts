import { cleaningJob } from './platform/cleaning.ts'
import type { Deps } from './platform/deps.ts'
import type { AnyJob } from './platform/events/jobs.ts'
import { mailJob } from './platform/mail/mailer.ts'
import { catalogJobs } from './slices/catalog/catalog.jobs.ts'
import { connectionsJobs } from './slices/connections/connections.jobs.ts'
import { discoveryJobs } from './slices/discovery/discovery.jobs.ts'
import { followsJobs } from './slices/follows/follows.jobs.ts'
import { ordersJobs } from './slices/orders/orders.jobs.ts'
import { shipmentsJobs } from './slices/shipments/shipments.jobs.ts'
import { paymentsJobs } from './slices/payments/payments.jobs.ts'
import { walletJobs } from './slices/wallet/wallet.jobs.ts'
import { identityJobs } from './slices/identity/identity.jobs.ts'

/** All background work that is not a reaction to an event. */
export function backgroundJobs(deps: Deps): AnyJob[] {
  const { db, config } = deps
  return [
    cleaningJob(db),
    mailJob(db, config),
    ...identityJobs(deps),
    ...connectionsJobs(deps),
    ...catalogJobs(deps),
    ...followsJobs(deps),
    ...paymentsJobs(deps),
    ...walletJobs(deps),
    ...ordersJobs(deps),
    ...shipmentsJobs(deps),
    ...discoveryJobs(deps),
  ]
}
