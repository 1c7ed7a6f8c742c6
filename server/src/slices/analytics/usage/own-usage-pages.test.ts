import { afterAll, test } from 'vitest'
import { ownUsageList } from '@souk/contract/analytics/usage-list.ts'
import { usage } from '@souk/contract/analytics/usage.contract.ts'
import { expectPages } from '../../../testing/list-pages.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { close, db, person } = world
afterAll(close)
const [who, stranger] = [await person({ side: 'retailer' }), await person({ side: 'retailer' })]
const events = (userId: string, days: readonly string[]) =>
  db
    .insertInto('usageEvent')
    .values(days.map((day) => ({ userId, name: 'product.viewed', at: new Date(day) })))
    .returning('id')
    .execute()
await events(who.userId, ['2026-01-01', '2026-01-01', '2026-02-01', '2026-02-01', '2026-03-01'])
const [theirs] = await events(stranger.userId, ['2026-02-01'])

test('what is stored about a person is read to the end, and only theirs', () =>
  expectPages(world, { who, call: usage.own, list: ownUsageList, foreign: theirs!.id }))
