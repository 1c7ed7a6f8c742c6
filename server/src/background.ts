import { cleaningJob } from './platform/operations/retention/cleaning.ts'
import type { Deps } from './platform/serving/deps.ts'
import type { AnyJob } from './platform/delivery/events/jobs.ts'
import { pruningJob } from './platform/operations/retention/pruning.ts'
import { unusedFilesJob } from './platform/operations/retention/unused-files.ts'
import { outgoingMails } from './platform/delivery/mail/deliver-mail.ts'
import { outgoingJob } from './platform/delivery/outgoing/work-off.ts'
import { slices } from './slices.ts'

/** All background work that is not a reaction to an event. */
export function backgroundJobs(deps: Deps): AnyJob[] {
  const { db, config } = deps
  return [
    cleaningJob(db),
    pruningJob(db, config),
    unusedFilesJob(db, deps.files, config.keep.unusedFileDays),
    outgoingJob(deps, outgoingMails(db, deps.mailServer)),
    ...slices.flatMap(({ jobs }) => jobs(deps)),
  ]
}
