import { afterAll, test } from 'vitest'
import { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import { conversationList } from '@souk/contract/assistant/conversation-list.ts'
import { expectPages } from '../../testing/list-pages.ts'
import { newShopWindow } from '../../testing/assistant/shop-window.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db } = world
afterAll(close)
const { shopper } = await newShopWindow(world)
const [who, stranger] = [await shopper(), await shopper()]

async function talk({ userId, entityId }: typeof who, n: number): Promise<string> {
  const row = { userId, entityId: entityId!, title: 'Spring', updatedAt: new Date(`2026-0${n % 3 ? 1 : 2}-01`) }
  return (await db.insertInto('assistantConversation').values(row).returning('id').executeTakeFirstOrThrow()).id
}

test('conversations are read to the end', async () => {
  for (const n of [1, 2, 3, 4, 5]) await talk(who, n)
  const foreign = await talk(stranger, 6)
  await expectPages(world, {
    who,
    call: assistant.conversations,
    list: conversationList,
    rows: 'conversations',
    foreign,
  })
})
