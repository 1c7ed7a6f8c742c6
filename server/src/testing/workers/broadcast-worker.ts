import { messages, newServer } from '../../app.ts'
import { readConfig } from '../../platform/base/config.ts'
import { openPlatform } from '../../platform/serving/platform.ts'
import { findLink } from '../../slices/identity/door.ts'
import { workOff } from '../../platform/delivery/outgoing/work-off.ts'
import { outgoingBroadcasts } from '../../slices/messaging/broadcasts/send-broadcasts.ts'

/** A worker that a test kills: it sends what is due and stops when nothing waits. */
const config = readConfig(process.env) // check-sources: allow
const app = newServer(null, config.trustProxy)
const platform = await openPlatform(config, config.databaseUrl!, messages, app.log, findLink)
const { db } = platform.deps
const isOpen = async () =>
  (await db.selectFrom('broadcast').select('id').where('status', '=', 'SENDING').executeTakeFirst()) !== undefined
while (await isOpen()) {
  await workOff(platform.deps, outgoingBroadcasts(platform.deps, 400), { claimSeconds: 2 })
  await new Promise((done) => setTimeout(done, 200))
}
await platform.close()
