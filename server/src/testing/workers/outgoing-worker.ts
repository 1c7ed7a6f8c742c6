import { messages, newServer } from '../../app.ts'
import { readConfig } from '../../platform/base/config.ts'
import { openPlatform } from '../../platform/serving/platform.ts'
import { workOff } from '../../platform/delivery/outgoing/work-off.ts'
import { outgoingRounds } from '../../slices/follows/tell-followers.ts'
import { findLink } from '../../slices/identity/door.ts'
import { outgoingBroadcasts } from '../../slices/messaging/broadcasts/send-broadcasts.ts'

/** A worker that a test kills: it sends what is due and stops when nothing waits. */
const [, , what] = process.argv
const config = readConfig(process.env) // check-sources: allow
const app = newServer(null, config.trustProxy)
const platform = await openPlatform(config, config.databaseUrl!, messages, app.log, findLink)
const { db } = platform.deps
await platform.jobs.start([]) // mails that it writes wake their own queue
const isOpen = async () =>
  what === 'broadcasts'
    ? db.selectFrom('broadcast').select('id').where('status', '=', 'SENDING').executeTakeFirst()
    : db.selectFrom('followRound').select('id').where('status', '=', 'WAITING').executeTakeFirst()
const send = () =>
  what === 'broadcasts'
    ? workOff(platform.deps, outgoingBroadcasts(platform.deps, 400), { claimSeconds: 2 })
    : workOff(platform.deps, outgoingRounds(platform.deps), { claimSeconds: 2 })
while (await isOpen()) {
  await send()
  await new Promise((done) => setTimeout(done, 200))
}
await platform.jobs.stop()
await platform.close()
