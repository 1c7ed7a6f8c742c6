import { afterAll, describe, expect, test } from 'vitest'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { openCollection } from '../../testing/catalog.ts'
import { followWorld } from '../../testing/follows.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)
const { brand, retailer } = followWorld(world)

const orla = await brand({ name: 'Maison Orla' })
const nadia = await retailer()
const subscribe = (who: { token: string }, query: object) => ask(who, follows.subscribe, { query })

describe('following a brand', () => {
  test('says what is wanted, so asking twice changes nothing', async () => {
    const query = { brandId: orla.id, follow: 'true' }
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(nadia, query)))
    expect(answers.map(({ status, data }) => [status, data])).toEqual(
      Array.from({ length: 3 }, () => [200, { isFollowed: true }]),
    )
    const rows = await db.selectFrom('follow').selectAll().where('userId', '=', nadia.userId).execute()
    expect(rows).toMatchObject([{ brandId: orla.id, entityId: nadia.entityId }])
    expect((await subscribe(nadia, { brandId: orla.id })).data).toEqual({ isFollowed: true })
    await subscribe(nadia, { ...query, follow: 'false' })
    expect((await subscribe(nadia, { ...query, follow: 'false' })).data).toEqual({ isFollowed: false })
    expect((await subscribe(nadia, { brandId: orla.id })).data).toEqual({ isFollowed: false })
  })
  test('the number of followers is for the brand alone, and for those who are still there', async () => {
    const other = await retailer()
    const owner = await person({ side: 'brand', entityId: orla.id })
    for (const who of [nadia, other]) await subscribe(who, { brandId: orla.id, follow: 'true' })
    expect((await subscribe(owner, { brandId: orla.id })).data).toEqual({ isFollowed: false, followers: 2 })
    expect((await subscribe(nadia, { brandId: orla.id })).data).not.toHaveProperty('followers')
    await db.deleteFrom('association').where('userId', '=', other.userId).execute()
    expect((await subscribe(owner, { brandId: orla.id })).data.followers).toBe(1)
    const own = await subscribe(owner, { brandId: orla.id, follow: 'true' })
    expect([own.status, own.message]).toEqual([409, 'This is your own brand.'])
  })
  test('a hidden brand is 404 and can still be unfollowed', async () => {
    const hidden = await brand({ name: 'Later', liveFrom: new Date(Date.now() + 3_600_000) })
    const direct = await retailer({ access: ['direct'] })
    for (const [who, brandId] of [
      [nadia, hidden.id],
      [nadia, nadia.entityId!],
      [direct, orla.id],
    ] as const) {
      expect((await subscribe(who, { brandId, follow: 'true' })).status).toBe(404)
      expect((await subscribe(who, { brandId, follow: 'false' })).status).toBe(404)
    }
    await db.insertInto('relation').values({ brandId: orla.id, retailerId: direct.entityId! }).execute()
    expect((await subscribe(direct, { brandId: orla.id, follow: 'true' })).status).toBe(200)
    await db.updateTable('relation').set({ status: 'ENDED' }).where('retailerId', '=', direct.entityId!).execute()
    expect((await subscribe(direct, { brandId: orla.id, follow: 'false' })).data).toEqual({ isFollowed: false })
  })
  test('a guest cannot follow and has no calendar', async () => {
    const guest = await person({ side: 'guest' })
    expect((await subscribe(guest, { brandId: orla.id })).status).toBe(403)
    const query = { from: '2026-01-01', to: '2026-02-01' }
    expect((await ask(guest, follows.calendar, { query })).status).toBe(403)
  })
  test('the list has the newest first and only one’s own', async () => {
    const omar = await retailer()
    const second = await brand({ name: 'Field & Harrow' })
    for (const { id } of [orla, second]) await openCollection(db, id)
    for (const { id } of [orla, second]) await subscribe(omar, { brandId: id, follow: 'true' })
    const { data } = await ask(omar, follows.following)
    expect(data.brands.map(({ name }) => name)).toEqual(['Field & Harrow', 'Maison Orla'])
    const next = await ask(omar, follows.following, { query: { after: second.id } })
    expect(next.data.brands.map(({ name }) => name)).toEqual(['Maison Orla'])
    const cards = (await ask(omar, discovery.brands)).data.brands
    expect(cards.filter(({ isFollowed }) => isFollowed)).toHaveLength(2)
    const strangers = (await ask(await person({ side: 'guest' }), discovery.brands)).data.brands
    expect(strangers.filter(({ isFollowed }) => isFollowed)).toEqual([])
  })
  test('who follows for another entity now goes on for that one', async () => {
    const lena = await retailer()
    await subscribe(lena, { brandId: orla.id, follow: 'true' })
    const { id } = await entity({ type: 'retailer' })
    await db.updateTable('follow').set({ entityId: id }).where('userId', '=', lena.userId).execute()
    await subscribe(lena, { brandId: orla.id, follow: 'true' })
    const rows = await db.selectFrom('follow').select('entityId').where('userId', '=', lena.userId).execute()
    expect(rows).toEqual([{ entityId: lena.entityId }])
  })
})
