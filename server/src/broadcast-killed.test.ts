import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { newMailServer } from './testing/outside/mail-server.ts'
import { newTeam } from './testing/team.ts'
import { ended, startWorker } from './testing/workers/start-worker.ts'
import { newWorld } from './testing/world.ts'

const many = process.env.SOUK_FULL ? 5_000 : 150 // check-sources: allow
const claimedAtOnce = 20 // by a worker: what it had sent of these was perhaps not recorded yet

let onMail: () => void = () => undefined
const server = await newMailServer(() => onMail())
const world = await newWorld({ isDemo: false, smtpUrl: server.url })
const { ask, close, db } = world
const startSending = () => startWorker(world, 'broadcasts', server.url)
afterAll(async () => {
  await close()
  await server.close()
})

test(
  'a worker is killed in the middle of a broadcast: every recipient gets exactly one mail',
  { timeout: 400_000 },
  async () => {
    const { entityId: brandId, join: joinTeam } = await newTeam(world, 'brand', { liveFrom: new Date(0) })
    const seller = await joinTeam()
    await sql`with shop as (insert into entity (type, name) select 'retailer', 'Shop ' || n from generate_series(1, ${many}) n returning id, name),
        person as (insert into user_account (email, first_name, last_name, email_verified_at)
          select 'buyer' || n || '@shops.test', 'Buyer', 'No ' || n, now() from generate_series(1, ${many}) n returning id, email),
        place as (insert into association (user_id, entity_id, role)
          select person.id, shop.id, 'entityAdmin' from person join shop on shop.name = 'Shop ' || substring(person.email from '\\d+') returning id)
      insert into relation (brand_id, retailer_id) select ${brandId}, id from shop`.execute(db)
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] }
    const draft = await ask(seller, broadcasts.create, {
      body: { language: 'en', subject: 'News', body, audience: [{ kind: 'all' }] } as never,
    })
    const { id, version } = draft.data
    const sent = await ask(seller, broadcasts.send, { params: { id }, body: { version } })
    expect(sent.data.recipients).toBe(many)

    const first = startSending()
    onMail = () => {
      if (server.mails.length >= many / 3) first.kill('SIGKILL')
    }
    await ended(first)
    onMail = () => undefined
    expect(server.mails.length).toBeLessThan(many)
    const [second, third] = [startSending(), startSending()]
    await Promise.all([ended(second), ended(third)])

    const done = await ask(seller, broadcasts.read, { params: { id } })
    expect(done.data).toMatchObject({ status: 'SENT', delivered: many, waiting: 0, failed: 0, bounced: 0 })
    // What the server had accepted when the worker died is sent again under the same id, which mailboxes show once.
    const byAddress = Map.groupBy(server.mails, ({ to }) => to)
    expect(byAddress.size).toBe(many)
    const ids = [...byAddress.values()].map((mails) => new Set(mails.map(({ messageId }) => messageId)).size)
    expect(ids.every((count) => count === 1)).toBe(true)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(many)
    expect(server.mails.length - many).toBeLessThanOrEqual(claimedAtOnce)
  },
)
