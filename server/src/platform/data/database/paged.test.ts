import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { paged } from './paged.ts'

const { close, db } = await newWorld()
afterAll(close)
await sql`insert into usage_event (name, user_id, properties, at)
  select 'bulk.row', uuidv7(), jsonb_build_object('n', i), now() - make_interval(secs => i) from generate_series(1, 10100) i`.execute(
  db,
)
const list = (least: number) =>
  db
    .selectFrom('usageEvent')
    .select(sql<number>`(properties->>'n')::int`.as('n'))
    .where(sql<number>`(properties->>'n')::int`, '>=', least)
    .orderBy('at', 'desc')

test('a page in its order, with a total that stops at the ceiling', async () => {
  const first = await paged(db, list(1), { page: 1, limit: 3 })
  expect(first).toMatchObject({ page: 1, limit: 3, total: 10_000, more: true })
  expect(first.rows.map(({ n }) => n)).toEqual([1, 2, 3])
  const hundredth = await paged(db, list(1), { page: 100, limit: 100 })
  expect(hundredth.rows.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, i) => 9901 + i))
})

test.each([
  [101, 10_000, false],
  [100, 10_000, true],
  [10_100, 1, false],
  [99_999, 0, false],
])('from %i on there are %i, and more: %s', async (least, total, more) => {
  expect(await paged(db, list(least), { page: 1, limit: 1 })).toMatchObject({ total, more })
})

test('past the end there is no row and still a total', async () => {
  expect(await paged(db, list(10_099), { page: 5, limit: 10 })).toMatchObject({ rows: [], total: 2, more: false })
})
