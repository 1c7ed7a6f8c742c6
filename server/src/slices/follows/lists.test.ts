import { afterAll, test } from 'vitest'
import { followingList } from '@souk/contract/follows/following-list.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { expectPages } from '../../testing/list-pages.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { close, db, entity, person } = world
afterAll(close)
const [who, stranger] = [await person({ side: 'retailer' }), await person({ side: 'retailer' })]

async function follow({ userId, entityId }: typeof who, n: number): Promise<string> {
  const { id: brandId } = await entity({ type: 'brand' })
  const createdAt = new Date(`2026-0${n % 3 ? 1 : 2}-01T10:00:00Z`)
  await db.insertInto('follow').values({ userId, entityId, brandId, createdAt }).execute()
  return brandId
}

test('followed brands are read to the end', async () => {
  for (const n of [1, 2, 3, 4, 5]) await follow(who, n)
  const foreign = await follow(stranger, 6)
  await expectPages(world, { who, call: follows.following, list: followingList, rows: 'brands', foreign })
})
