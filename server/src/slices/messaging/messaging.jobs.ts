import { sql } from 'kysely'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { before, prune } from '../../platform/operations/retention/pruning.ts'
import { outgoingJob } from '../../platform/delivery/outgoing/work-off.ts'
import { outgoingBroadcasts } from './broadcasts/send-broadcasts.ts'
import { mailUnread } from './conversations/mail-unread.tsx'
import { tellFailedJobs } from './notifications/tell-failed-jobs.ts'
import { sendDigests } from './notifications/send-digests.ts'

export function messagingJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'messaging.send-digests', every: '*/15 * * * *', seconds: 1_800, run: () => sendDigests(deps) },
    outgoingJob(deps, outgoingBroadcasts(deps)),
    { name: 'messaging.tell-failed-jobs', every: '*/5 * * * *', run: () => tellFailedJobs(deps) },
    { name: 'messaging.mail-unread', every: '* * * * *', run: () => mailUnread(deps) },
    {
      name: 'messaging.clean-notifications',
      every: '37 3 * * *',
      run: async () => {
        const days = deps.config.keep.notificationDays
        const old = sql`created_at < ${before(days)}`
        await prune(deps.db, { table: 'notification', days, old })
        await prune(deps.db, { table: 'notification_event', days, old })
        const quotaDays = deps.config.keep.logDays
        await prune(deps.db, { table: 'broadcast_quota', days: quotaDays, old: sql`day < ${before(quotaDays)}` })
      },
    },
  ]
}
