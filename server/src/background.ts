import { cleaningJob } from './platform/cleaning.ts'
import type { Deps } from './platform/deps.ts'
import type { AnyJob } from './platform/jobs.ts'
import { mailJob } from './platform/mail/mailer.ts'
import { catalogJobs } from './slices/catalog/catalog.jobs.ts'
import { discoveryJobs } from './slices/discovery/discovery.jobs.ts'
import { identityJobs } from './slices/identity/identity.jobs.ts'

/** All background work that is not a reaction to an event. */
export function backgroundJobs(deps: Deps): AnyJob[] {
  const { db, config } = deps
  return [cleaningJob(db), mailJob(db, config), ...identityJobs(deps), ...catalogJobs(deps), ...discoveryJobs(deps)]
}
