import { sql } from 'kysely'
import type { Deps } from '../../platform/deps.ts'
import type { AnyJob } from '../../platform/events/jobs.ts'
import { sendBroadcasts } from './broadcasts/send-broadcasts.ts'
import { sendQueue } from './broadcasts/start-broadcast.ts'
import { mailUnread } from './conversations/mail-unread.tsx'
import { sendDigests } from './notifications/send-digests.ts'

const keptMonths = 13

export function messagingJobs(deps: Deps): AnyJob[] {
  return [
    { name: 'messaging.send-digests', every: '*/15 * * * *', seconds: 1_800, run: () => sendDigests(deps) },
    { name: sendQueue, every: '* * * * *', seconds: 3_600, run: () => sendBroadcasts(deps) },
    { name: 'messaging.mail-unread', every: '* * * * *', run: () => mailUnread(deps) },
    {
      name: 'messaging.clean-notifications',
      every: '37 3 * * *',
      run: async () => {
        const old = sql`created_at < now() - make_interval(months => ${keptMonths})`
        await sql`delete from notification where ${old}`.execute(deps.db)
        await sql`delete from notification_event where ${old}`.execute(deps.db)
      },
    },
  ]
}
