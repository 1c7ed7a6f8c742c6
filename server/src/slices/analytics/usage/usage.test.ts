import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import { usage } from '@souk/contract/analytics/usage.contract.ts'
import { newTraders } from '../../../testing/traders.ts'
import { newWorld } from '../../../testing/world.ts'
import { expireUsage } from '../rollups/expire-usage.ts'
import { rollUpUsage } from '../rollups/roll-up-usage.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, seller, shelf, buyer } = await newTraders(world)
const { products, collectionId } = await shelf(2)
await sql`update entity set is_analytics_enabled = true where id = ${brand.id}`.execute(db)

const record = (who: { token: string }, ...events: object[]) => ask(who, usage.record, { body: { events } as never })
const read = async (view: string, query: object = {}) =>
  (await ask(seller, engagement.read, { query: { view, ...query } })).data
const stored = async () =>
  Number((await sql<{ n: bigint }>`select count(*) as n from usage_event`.execute(db)).rows[0]!.n)
const viewed = { kind: 'product.viewed', subjectId: products[0]! }

/** Sums equal a direct count over the events that count. */
async function expectEqualSums(): Promise<void> {
  await rollUpUsage(db)
  const { rows } = await sql`
    (select brand_id, (at at time zone zone.time_zone)::date as day, usage_event.name, subject_id, entity_id, count(*)::int as events
      from usage_event join entity zone on zone.id = brand_id where not is_admin group by 1, 2, 3, 4, 5)
    except select * from usage_day`.execute(db)
  expect(rows).toEqual([])
  const { rows: sizes } = await sql<{ raw: bigint; sums: bigint }>`select
    (select count(*) from usage_event where brand_id is not null and not is_admin) as raw, (select coalesce(sum(events), 0) from usage_day) as sums`.execute(
    db,
  )
  expect(sizes[0]!.sums).toBe(sizes[0]!.raw)
}

test('stores a retailer’s steps with their brand, and none of a brand, a guest or an unknown subject', async () => {
  const shop = await buyer(true)
  expect(
    (
      await record(
        shop,
        viewed,
        { kind: 'search.made', words: ' Linen  ', found: 0 },
        { kind: 'brand.viewed', subjectId: brand.id },
      )
    ).status,
  ).toBe(202)
  expect(await stored()).toBe(3)
  await record(seller, viewed)
  await record(shop, { kind: 'product.viewed', subjectId: collectionId })
  expect((await record(await person({ side: 'guest' }), viewed)).status).toBe(403)
  expect((await record(shop, { kind: 'product.opened', subjectId: products[0] })).status).toBe(422)
  expect(await stored()).toBe(3)
  await expectEqualSums()
  expect((await read('funnel')).funnel.map(({ retailers }) => retailers)).toEqual([1, 0, 1, 0, 0, 0])
  expect((await read('retailers')).retailers).toMatchObject([{ id: shop.entityId, views: 2, next: 'NONE' }])
})

test('counts nothing that was recorded under impersonation', async () => {
  const shop = await buyer(true)
  const admin = await person({ side: 'retailer', entityId: shop.entityId, impersonatorId: shop.userId })
  const before = await read('products')
  await record(admin, viewed, { kind: 'cart.added', subjectId: products[0] })
  await expectEqualSums()
  expect(await read('products')).toMatchObject({ products: before.products })
  const { rows } = await sql<{
    isAdmin: boolean
  }>`select is_admin from usage_event where user_id = ${admin.userId}`.execute(db)
  expect(rows).toEqual([{ isAdmin: true }, { isAdmin: true }])
})

test('shows retailers without a relation only as a count of at least five, in every view and by subtraction', async () => {
  const strangers = await Promise.all(Array.from({ length: 9 }, () => buyer(false)))
  for (const [at, one] of strangers.entries()) {
    await record(one, { kind: 'brand.viewed', subjectId: brand.id }, { ...viewed, words: 'quiet luxury' })
    if (at < 4)
      await record(
        one,
        { kind: 'product.viewed', subjectId: products[1], words: 'rare words' },
        { kind: 'cart.added', subjectId: products[1] },
      )
    if (at < 6) await record(one, { kind: 'search.made', words: 'parka', found: 0 })
    if (at < 3) await record(one, { kind: 'search.made', words: 'only three', found: 0 })
  }
  await expectEqualSums()
  const views = await Promise.all(
    ['funnel', 'retailers', 'collections', 'products', 'searches'].map((view) => read(view)),
  )
  const text = JSON.stringify(views)
  for (const { entityId } of strangers) expect(text).not.toContain(entityId)
  expect(text).not.toContain('rare words')
  expect(text).not.toContain('only three')
  const others = [...text.matchAll(/"others":(\d+)/g)].map(([, n]) => Number(n))
  expect(Math.max(...others)).toBe(5) // nine are shown as five
  for (const a of others) for (const b of others) expect([1, 2, 3, 4]).not.toContain(Math.abs(a - b))
  expect(views[4]!.searches).toMatchObject({
    led: [{ words: 'quiet luxury', others: 5 }],
    empty: [{ words: 'parka', retailers: 5 }],
  })
  expect(views[3]!.products.find(({ id }) => id === products[1])).toBeUndefined()
})

test('a representative reads retailers of others only as a count', async () => {
  const rep = await person({ side: 'brand', role: 'salesRepresentative', entityId: brand.id })
  const { data } = await ask(rep, engagement.read, { query: { view: 'retailers' } })
  expect(data.retailers).toEqual([])
  expect(data.others % 5).toBe(0)
})

test('counts a late event on the day it happened, and the same after any number of runs', async () => {
  const shop = await buyer(true)
  await record(shop, { ...viewed, secondsAgo: 86_000 })
  await expectEqualSums()
  await sql`insert into usage_change (brand_id, day) select distinct brand_id, day from usage_day`.execute(db)
  await Promise.all([rollUpUsage(db), rollUpUsage(db)])
  await expectEqualSums()
  expect((await read('retailers')).retailers.find(({ id }) => id === shop.entityId)?.views).toBe(1)
})

test('lets a person see and delete what is stored about them, and the sums follow', async () => {
  const shop = await buyer(true)
  await record(shop, viewed, { kind: 'search.made', words: 'boots', found: 3 })
  await expectEqualSums()
  const own = (await ask(shop, usage.own)).data
  expect(own.items.map(({ kind, words }) => [kind, words])).toEqual(
    expect.arrayContaining([
      ['product.viewed', null],
      ['search.made', 'boots'],
    ]),
  )
  const older = (await ask(shop, usage.own, { query: { after: own.items[0]!.id } })).data
  expect(older.items).toEqual(own.items.slice(1))
  expect((await ask(shop, usage.forget)).data.deleted).toBe(2)
  expect((await ask(shop, usage.own)).data.items).toEqual([])
  await expectEqualSums()
  expect((await read('retailers')).retailers.map(({ id }) => id)).not.toContain(shop.entityId)
})

test('removes events after 13 months and keeps their daily sums', async () => {
  const shop = await buyer(true)
  await sql`select make_usage_months((now() - interval '15 months')::date, (now() - interval '13 months')::date)`.execute(
    db,
  )
  await sql`insert into usage_event (at, name, user_id, entity_id, brand_id, subject_id)
    select now() - age, 'product.viewed', ${shop.userId}, ${shop.entityId}, ${brand.id}, ${products[0]!}
    from unnest(array[interval '15 months', interval '13 months 1 hour', interval '12 months 20 days']) age`.execute(db)
  await sql`insert into usage_change (brand_id, day) select brand_id, (at at time zone 'UTC')::date from usage_event where user_id = ${shop.userId}`.execute(
    db,
  )
  await expireUsage(db, 13)
  const { rows } = await sql`select from usage_event where user_id = ${shop.userId}`.execute(db)
  expect(rows).toHaveLength(1)
  const { rows: sums } = await sql`select from usage_day where entity_id = ${shop.entityId}`.execute(db)
  expect(sums).toHaveLength(3)
})

test('is closed to a brand without the flag', async () => {
  await sql`update entity set is_analytics_enabled = false where id = ${brand.id}`.execute(db)
  expect((await ask(seller, engagement.read)).status).toBe(403)
})
