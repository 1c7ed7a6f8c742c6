import { cleaningJob } from './platform/cleaning.ts'
import type { Deps } from './platform/deps.ts'
import type { AnyJob } from './platform/events/jobs.ts'
import { mailJob } from './platform/mail/mailer.ts'
import { slices } from './slices.ts'

/** All background work that is not a reaction to an event. */
export function backgroundJobs(deps: Deps): AnyJob[] {
  const { db, config } = deps
  return [cleaningJob(db), mailJob(db, config), ...slices.flatMap(({ jobs }) => jobs(deps))]
}
