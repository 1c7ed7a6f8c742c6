import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'
import { allGiven, pagedList } from './paged-list.ts'

const { close, db } = await newWorld()
afterAll(close)
const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
await sql`insert into usage_event (name, user_id, properties, at)
  select 'list.row', case when i % 2 = 0 then ${one}::uuid else ${other}::uuid end, jsonb_build_object('n', i),
    timestamptz '2026-01-01' + make_interval(hours => i / 6) from generate_series(0, 59) i`.execute(db)

const n = sql<number>`(usage_event.properties ->> 'n')::int`
const rowsOf = (userId: string) =>
  db
    .selectFrom('usageEvent')
    .select(['usageEvent.id', n.as('n')])
    .where('name', '=', 'list.row')
    .where('usageEvent.userId', '=', userId)

type Ask = { after?: string | undefined; direction?: 'asc' | 'desc'; least?: number; limit?: number }
const ask = ({ after, direction = 'desc', least = 0, limit = 7 }: Ask) =>
  pagedList(
    db,
    rowsOf(one),
    (rows) => rows.where(n, '>=', least),
    { id: 'usageEvent.id', by: ['usageEvent.at'], direction },
    { after, page: 1, limit },
  )

test.each(['asc', 'desc'] as const)(
  'a walk by the last item meets each row once, %s, equal keys too',
  async (direction) => {
    const met: string[] = []
    for (let after: string | undefined; ; after = met.at(-1)) {
      const { rows } = await ask({ after, direction })
      if (rows.length === 0) break
      met.push(...rows.map(({ id }) => id))
    }
    const { rows } = await ask({ direction, limit: 60 })
    expect(met).toHaveLength(30)
    expect(met).toEqual(rows.map(({ id }) => id))
  },
)

test('another tenant’s item is not found: nothing comes after it', async () => {
  const foreign = await rowsOf(other).executeTakeFirstOrThrow()
  expect((await ask({ after: foreign.id })).rows).toEqual([])
})

test('an item that left the filter still says where to go on', async () => {
  const { rows } = await ask({ limit: 60 })
  const gone = rows.find((row) => row.n === 20)!
  const next = await ask({ after: gone.id, direction: 'asc', least: 22 })
  expect(next.rows.map((row) => row.n)).toEqual([22, 24, 26, 28, 30, 32, 34])
})

test('only the filters that are given become conditions', async () => {
  type Filters = { user?: string | undefined; q?: string | undefined; least?: number | undefined }
  const narrowed = (input: Filters) =>
    db
      .selectFrom('usageEvent')
      .select(n.as('n'))
      .where('name', '=', 'list.row')
      .where(
        allGiven<Filters>(input, {
          user: (id) => sql`usage_event.user_id = ${id}`,
          q: (text) => sql`usage_event.name = ${text}`,
          least: (value) => sql`${n} >= ${value}`,
        }),
      )
      .execute()
  expect(await narrowed({})).toHaveLength(60)
  expect(await narrowed({ q: '' })).toHaveLength(60)
  expect(await narrowed({ user: one, least: 50 })).toHaveLength(5)
  expect(await narrowed({ q: 'nothing' })).toHaveLength(0)
})
