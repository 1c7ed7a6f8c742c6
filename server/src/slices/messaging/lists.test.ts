import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import { broadcastList, conversationList, notificationList } from '@souk/contract/messaging/messaging-lists.ts'
import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { copyRows, expectPages } from '../../testing/list-pages.ts'
import { otherTenantFixtures } from '../../testing/other-tenant-fixtures.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const { owner, ids } = await otherTenantFixtures(world)
const one = sql<boolean>`id = ${ids[0]!}`
const stranger = await person({ side: 'brand' })
const at = (n: number) => `2026-0${Math.ceil(n / 2)}-01T10:00:00Z`
const several = [2, 3, 4, 5, 6]

async function talk(brandId: string, n: number): Promise<string> {
  const { id: retailerId } = await entity({ type: 'retailer' })
  const [relationId] = await copyRows(db, 'relation', one, [{ brand_id: brandId, retailer_id: retailerId }])
  const row = { relation_id: relationId, last_message_at: at(n) }
  const [id] = await copyRows(db, 'conversation', one, [row])
  return id!
}
for (const n of several) await talk(owner.entityId!, n)

await copyRows(
  db,
  'notification',
  one,
  several.map((n) => ({ subject: String(n), created_at: at(n) })),
)
await copyRows(
  db,
  'broadcast',
  one,
  several.map((n) => ({ created_at: at(n) })),
)
const [notification] = await copyRows(db, 'notification', one, [{ user_id: stranger.userId }])
const [mailed] = await copyRows(db, 'broadcast', one, [{ brand_id: stranger.entityId }])

test.each([
  {
    name: 'conversations',
    call: conversations.list,
    list: conversationList,
    rows: 'conversations',
    foreign: await talk(stranger.entityId!, 1),
  },
  { name: 'notifications', call: notifications.list, list: notificationList, foreign: notification! },
  { name: 'broadcasts', call: broadcasts.list, list: broadcastList, rows: 'broadcasts', foreign: mailed! },
])('$name are read to the end', (list) => expectPages(world, { ...list, who: owner }))
