import { afterAll, describe, expect, test } from 'vitest'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { dayFrom, followWorld, instantFrom } from '../../testing/follows.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, collection, closing, retailer, follow } = followWorld(world)

const orla = await brand({ name: 'Maison Orla' })
const kai = await brand({ name: 'Kai', restrictedCountries: ['FR'] })
const owner = await person({ side: 'brand', entityId: orla.id })
const nadia = await retailer()
const range = { from: dayFrom(0), to: dayFrom(60) }
const look = async (who: { token: string }, query: object = {}) =>
  (await ask(who, follows.calendar, { query: { ...range, ...query } })).data.entries
const names = async (who: { token: string }, query: object = {}) =>
  (await look(who, query)).map(({ kind, brandName, collectionName }) => `${kind} ${brandName} ${collectionName}`)
const announce = (who: { token: string }, body: object) => ask(who, follows.announce, { body })

describe('the calendar', () => {
  test('shows visible deadlines, soonest first, and marks followed brands', async () => {
    await closing(orla.id, 20, { name: 'Later' })
    const soon = await closing(orla.id, 2, { name: 'Soon', season: 'SS27' })
    await closing(orla.id, 3, { name: 'Draft', status: 'NEW' })
    await closing(orla.id, 3, { name: 'Away', archivedAt: new Date() })
    await closing(orla.id, 90, { name: 'Far' })
    await closing(kai.id, 5, { name: 'Elsewhere' })
    await follow(nadia, kai.id)
    const entries = await look(nadia)
    expect(entries.map(({ collectionName }) => collectionName)).toEqual(['Soon', 'Elsewhere', 'Later'])
    expect(entries[0]).toMatchObject({
      id: soon.id,
      kind: 'CLOSES',
      day: dayFrom(2),
      at: `${dayFrom(3)}T00:00:00.000Z`,
      season: 'SS27',
      isLive: true,
      isFollowed: false,
      brandId: orla.id,
    })
    expect(await names(nadia, { scope: 'followed' })).toEqual(['CLOSES Kai Elsewhere'])
    expect(await names(nadia, { from: dayFrom(3), to: dayFrom(19) })).toEqual(['CLOSES Kai Elsewhere'])
  })
  test('a country, a missing marketplace and another brand see less', async () => {
    const french = await retailer({ country: 'FR' })
    expect(await names(french)).toEqual(['CLOSES Maison Orla Soon', 'CLOSES Maison Orla Later'])
    const direct = await retailer({ access: ['direct'] })
    expect(await names(direct)).toEqual([])
    await db.insertInto('relation').values({ brandId: kai.id, retailerId: direct.entityId! }).execute()
    expect(await names(direct)).toEqual(['CLOSES Kai Elsewhere'])
    const rival = await person({ side: 'brand', entityId: kai.id })
    expect(await names(rival)).toEqual(['CLOSES Kai Elsewhere'])
  })
  test.each([
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '2026-01-01', to: '2027-06-01' },
    { from: 'today', to: '2026-01-01' },
  ])('refuses %o', async (query) => {
    expect((await ask(nadia, follows.calendar, { query })).status).toBe(422)
  })
})

describe('an announcement', () => {
  test('says when a collection opens, to whom may see the brand; the newest one counts', async () => {
    const next = await collection(orla.id, { name: 'Resort', status: 'NEW', liveAt: null })
    const first = await announce(owner, { collectionId: next.id, opensOn: dayFrom(9) })
    expect([first.status, first.message]).toEqual([201, 'The opening is announced.'])
    const second = await announce(owner, { collectionId: next.id, opensOn: dayFrom(8), text: ' Linen first ' })
    expect(second.data).toMatchObject({ id: first.data.id, opensOn: dayFrom(8), text: 'Linen first' })
    const [entry, ...more] = (await look(nadia)).filter(({ kind }) => kind === 'OPENS')
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      id: first.data.id,
      day: dayFrom(8),
      at: `${dayFrom(8)}T00:00:00.000Z`,
      collectionName: 'Resort',
      text: 'Linen first',
      isLive: false,
    })
    const direct = await retailer({ access: ['direct'] })
    expect(await names(direct)).toEqual([])
  })
  test('the day begins where the brand is, and is not in the past there', async () => {
    const east = await brand({ name: 'East', timeZone: 'Pacific/Kiritimati' }) // fourteen hours ahead
    const seller = await person({ side: 'brand', entityId: east.id })
    const { id: collectionId } = await collection(east.id, { status: 'IN_REVIEW', liveAt: null })
    const here = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
    const yesterday = new Date(Date.parse(here) - 86_400_000).toISOString().slice(0, 10)
    const late = await announce(seller, { collectionId, opensOn: yesterday })
    expect([late.status, late.errors[0]?.field]).toEqual([422, 'opensOn'])
    expect((await announce(seller, { collectionId, opensOn: here })).status).toBe(201)
    const row = await db
      .selectFrom('announcement')
      .select('opensAt')
      .where('collectionId', '=', collectionId)
      .executeTakeFirstOrThrow()
    expect(row.opensAt.toISOString()).toBe(new Date(`${here}T00:00:00+14:00`).toISOString())
  })
  test('one that opens earlier stands on the day it opened', async () => {
    const { id } = await collection(orla.id, { name: 'Early', status: 'NEW', liveAt: null })
    await announce(owner, { collectionId: id, opensOn: dayFrom(30) })
    await db
      .updateTable('collection')
      .set({ status: 'LIVE', liveAt: instantFrom(0) })
      .where('id', '=', id)
      .execute()
    const entry = (await look(nadia, { from: dayFrom(-2) })).find(({ collectionName }) => collectionName === 'Early')
    expect(entry).toMatchObject({ kind: 'OPENS', day: dayFrom(0), isLive: true })
  })
  test('is for collections of one’s own that are not live, and for those who write', async () => {
    const { id: live } = await collection(orla.id)
    const { id: foreign } = await collection(kai.id, { status: 'NEW', liveAt: null })
    const { id: away } = await collection(orla.id, { status: 'NEW', liveAt: null, archivedAt: new Date() })
    const opensOn = dayFrom(5)
    const answer = async (collectionId: string) => (await announce(owner, { collectionId, opensOn })).status
    expect([await answer(live), await answer(foreign), await answer(away)]).toEqual([409, 404, 409])
    const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
    expect((await announce(rep, { collectionId: live, opensOn })).status).toBe(403)
  })
  test('is withdrawn by its brand alone', async () => {
    const { id: collectionId } = await collection(orla.id, { name: 'Gone', status: 'NEW', liveAt: null })
    const { id } = (await announce(owner, { collectionId, opensOn: dayFrom(5) })).data
    const rival = await person({ side: 'brand', entityId: kai.id })
    expect((await ask(rival, follows.withdraw, { params: { id } })).status).toBe(404)
    expect(await names(nadia)).toContain('OPENS Maison Orla Gone')
    expect((await ask(owner, follows.withdraw, { params: { id } })).status).toBe(200)
    expect(await names(nadia)).not.toContain('OPENS Maison Orla Gone')
    expect((await ask(owner, follows.withdraw, { params: { id } })).status).toBe(404)
  })
})
