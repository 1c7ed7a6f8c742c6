import { afterAll, describe, expect, test } from 'vitest'
import { connections, relations } from '@souk/contract/connections/connections.contract.ts'
import { mailsTo, newTraders } from '../../testing/connections.ts'
import { newTeam } from '../../testing/team.ts'
import { newWorld } from '../../testing/world.ts'
import { remind, tellExpired } from './connections.jobs.ts'

const world = await newWorld()
const { ask, close, db, deps, entity, person } = world
afterAll(close)

const relationsOf = (brandId: string) => db.selectFrom('relation').selectAll().where('brandId', '=', brandId).execute()

describe('a request', () => {
  test('goes to the counterpart’s admins; accepting it connects both', async () => {
    const { orla, kin, admin, nadia, request, answer, info } = await newTraders(world)
    const sent = await request(nadia, orla.entityId, 'We open in Lyon in May.')
    expect([sent.status, sent.message, sent.data.status, sent.data.direction]).toEqual([
      201,
      'Your request is sent.',
      'PENDING',
      'outgoing',
    ])
    const [mail, ...others] = await mailsTo(world, admin.email)
    expect([mail!.subject, others.length]).toEqual(['Kin & Co would like to connect with Maison Orla', 0])
    expect(mail!.body).toContain('We open in Lyon in May.')
    const seen = await info(admin, kin.entityId)
    expect(seen.request).toMatchObject({ direction: 'incoming', mayAnswer: true, mayWithdraw: false })
    expect((await answer(admin, sent.data.id, 'ACCEPTED', 'Welcome.')).data).toMatchObject({
      status: 'ACCEPTED',
      answer: 'Welcome.',
    })
    expect((await mailsTo(world, nadia.email))[0]!.body).toContain('Welcome.')
    expect(await info(nadia, orla.entityId)).toMatchObject({
      relationId: expect.any(String),
      request: null,
      mayRequest: false,
    })
    expect(await relationsOf(orla.entityId)).toMatchObject([{ status: 'ACCEPTED', origin: 'marketplace' }])
    expect((await request(nadia, orla.entityId)).message).toBe('You are connected already.')
  })
  test('a brand finds whom it may ask: by name, in the open marketplace, and not whom it knows or has asked', async () => {
    const { orla, kin, admin, nadia, request } = await newTraders(world)
    await db
      .updateTable('entity')
      .set({ access: ['marketplace'], name: 'Zen 100% Atelier' })
      .where('id', '=', kin.entityId)
      .execute()
    const find = async (q: string, who: { token: string } = admin) => ask(who, connections.candidates, { query: { q } })
    const names = async (q: string) => (await find(q)).data.map(({ name }) => name)
    expect(await names('zen')).toEqual(['Zen 100% Atelier'])
    expect(await names('atel')).toEqual(['Zen 100% Atelier'])
    expect(await names('00%')).toEqual([]) // not the beginning of a word
    expect((await find('z')).status).toBe(422)
    expect((await find('zen', nadia)).status).toBe(403)
    await request(admin, kin.entityId)
    expect(await names('zen')).toEqual([])
    await db.deleteFrom('connectionRequest').where('brandId', '=', orla.entityId).execute()
    await db.updateTable('entity').set({ access: [] }).where('id', '=', kin.entityId).execute()
    expect(await names('zen')).toEqual([])
    await db
      .updateTable('entity')
      .set({ access: ['marketplace'] })
      .where('id', '=', kin.entityId)
      .execute()
    await db.insertInto('relation').values({ brandId: orla.entityId, retailerId: kin.entityId }).execute()
    expect(await names('zen')).toEqual([])
  })
  test('is published live to both sides without its content', async () => {
    const { orla, kin, nadia, request } = await newTraders(world)
    await db.deleteFrom('outbox').execute()
    const { data } = await request(nadia, orla.entityId, 'A secret')
    const live = await db.selectFrom('outbox').select('payload').where('topic', '=', 'live').execute()
    const events = live.map(({ payload }) => payload as { entityId: string; topic: string; id: string })
    expect(events.map(({ entityId }) => entityId).sort()).toEqual([orla.entityId, kin.entityId].sort())
    for (const one of events) expect(one).toMatchObject({ topic: 'connections.changed', id: data.id })
    expect(JSON.stringify(live)).not.toContain('secret')
  })
  test('waits until the sender has proven their own mail', async () => {
    const { orla, kin, request } = await newTraders(world)
    const fresh = await world.person({ side: 'retailer', entityId: kin.entityId })
    expect((await request(fresh, orla.entityId)).status).toBe(409)
  })
  test('is one at a time, and after a refusal one waits 30 days', async () => {
    const { orla, kin, admin, nadia, request, answer, info, age } = await newTraders(world)
    const { data } = await request(nadia, orla.entityId)
    expect((await request(nadia, orla.entityId)).message).toBe('Your request is waiting for a response.')
    expect((await answer(admin, data.id, 'DECLINED', 'No room')).status).toBe(422) // no reason is passed on
    const declined = await answer(admin, data.id, 'DECLINED')
    expect(declined.data.status).toBe('DECLINED')
    expect((await request(nadia, orla.entityId)).status).toBe(409)
    expect(await info(nadia, orla.entityId)).toMatchObject({ mayRequest: false, mayRequestFrom: expect.any(String) })
    expect((await info(admin, kin.entityId)).mayRequest).toBe(true) // the side that declined may ask
    await age(31)
    expect((await request(nadia, orla.entityId)).status).toBe(201)
  })
  test('can be withdrawn by its sender only; asking again within a week writes no second mail', async () => {
    const { orla, admin, nadia, request, answer } = await newTraders(world)
    const { data } = await request(nadia, orla.entityId)
    expect((await answer(admin, data.id, 'WITHDRAWN')).status).toBe(403)
    expect((await answer(nadia, data.id, 'ACCEPTED')).status).toBe(403)
    expect((await answer(nadia, data.id, 'WITHDRAWN')).data.status).toBe('WITHDRAWN')
    expect((await answer(admin, data.id, 'ACCEPTED')).message).toBe(
      'This request has been answered, withdrawn or has expired.',
    )
    expect((await request(nadia, orla.entityId)).status).toBe(201)
    expect(await mailsTo(world, admin.email)).toHaveLength(1)
  })
  test('is expired the instant its time has passed, before any job says so', async () => {
    const { orla, admin, nadia, request, answer, info, age } = await newTraders(world)
    const { data } = await request(nadia, orla.entityId)
    await age(31)
    expect((await answer(admin, data.id, 'ACCEPTED')).status).toBe(409)
    expect(await info(nadia, orla.entityId)).toMatchObject({ request: null, mayRequest: true })
    const { items } = (await ask(nadia, connections.list, { query: { direction: 'outgoing', status: 'EXPIRED' } })).data
    expect(items.map(({ id, status }) => [id, status])).toEqual([[data.id, 'EXPIRED']])
    await tellExpired(deps)
    const row = await db.selectFrom('connectionRequest').select('status').where('id', '=', data.id).execute()
    expect(row).toEqual([{ status: 'EXPIRED' }])
    expect((await request(nadia, orla.entityId)).status).toBe(201)
  })
  test('is reminded of once after a week, also with two workers', async () => {
    const { orla, admin, nadia, request, age } = await newTraders(world)
    await request(nadia, orla.entityId)
    await remind(deps)
    expect(await mailsTo(world, admin.email)).toHaveLength(1)
    await age(8)
    await Promise.all([remind(deps), remind(deps), remind(deps)])
    await remind(deps)
    const mails = await mailsTo(world, admin.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Kin & Co would like to connect with Maison Orla',
      'Kin & Co is waiting for your response',
    ])
  })
  test('an entity asks fifty times a day at most', async () => {
    const { orla, nadia, request, kin } = await newTraders(world)
    await db
      .insertInto('rateLimit')
      .values({ key: `connection-requests ${kin.entityId}`, tries: 50, resetsAt: new Date(Date.now() + 9e6) })
      .execute()
    expect((await request(nadia, orla.entityId)).status).toBe(429)
    expect(
      await db.selectFrom('connectionRequest').select('id').where('brandId', '=', orla.entityId).execute(),
    ).toEqual([])
  })
})

describe('at the same moment', () => {
  test('both ask: one relation, nothing waits', async () => {
    const { orla, kin, admin, nadia, request } = await newTraders(world)
    const answers = await Promise.all([request(nadia, orla.entityId), request(admin, kin.entityId)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers.map(({ data }) => data.status).sort()).toEqual(['ACCEPTED', 'PENDING'])
    expect(await relationsOf(orla.entityId)).toHaveLength(1)
    const rows = await db
      .selectFrom('connectionRequest')
      .select('status')
      .where('brandId', '=', orla.entityId)
      .execute()
    expect(rows).toEqual([{ status: 'ACCEPTED' }])
  })
  test('one asks twice: one request', async () => {
    const { orla, nadia, request } = await newTraders(world)
    const answers = await Promise.all([1, 2, 3].map(() => request(nadia, orla.entityId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
  test('two accept: one counts', async () => {
    const { orla, admin, manager, nadia, request, answer } = await newTraders(world)
    const { data } = await request(nadia, orla.entityId)
    const answers = await Promise.all([answer(admin, data.id, 'ACCEPTED'), answer(manager, data.id, 'ACCEPTED')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [relation] = await relationsOf(orla.entityId)
    const events = await db.selectFrom('relationEvent').select('kind').where('relationId', '=', relation!.id).execute()
    expect(events).toEqual([{ kind: 'CONNECTED' }])
  })
  test('of accepting and withdrawing at once the first wins', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { orla, admin, nadia, request, answer } = await newTraders(world)
      const { data } = await request(nadia, orla.entityId)
      const [yes, no] = await Promise.all([answer(admin, data.id, 'ACCEPTED'), answer(nadia, data.id, 'WITHDRAWN')])
      expect([yes.status, no.status].sort()).toEqual([200, 409])
      expect(await relationsOf(orla.entityId)).toHaveLength(yes.status === 200 ? 1 : 0)
    }
  })
})

describe('of a brand', () => {
  test('a manager sees incoming requests, a representative their own; the sender becomes the representative', async () => {
    const { orla, kin, manager, rep, nadia, request, answer, info } = await newTraders(world)
    const { data } = await request(nadia, orla.entityId)
    const incoming = async (who: typeof rep) =>
      (await ask(who, connections.list, { query: { direction: 'incoming' } })).data.total
    expect([await incoming(manager), await incoming(rep)]).toEqual([1, 0])
    expect((await answer(rep, data.id, 'ACCEPTED')).status).toBe(404)
    await answer(manager, data.id, 'DECLINED')
    const sent = await request(rep, kin.entityId)
    expect(sent.status).toBe(201)
    await answer(nadia, sent.data.id, 'ACCEPTED')
    expect(await relationsOf(orla.entityId)).toMatchObject([{ salesRepId: rep.associationId }])
    expect((await info(rep, kin.entityId)).relationId).not.toBeNull()
    expect((await ask(manager, relations.list)).data.total).toBe(1) // of their own representative
    const stranger = await orla.join('salesRepresentative')
    expect(await info(stranger, kin.entityId)).toMatchObject({ relationId: null, request: null, mayRequest: false })
  })
})

test('what is between others is not there', async () => {
  const { orla, kin, nadia, request, answer } = await newTraders(world)
  const [field, atlas] = [
    await newTeam(world, 'brand', { liveFrom: new Date(0) }),
    await newTeam(world, 'retailer', { access: ['marketplace'] }),
  ]
  const [tom, aya] = [await field.join(), await atlas.join()]
  const { data } = await request(nadia, orla.entityId, 'Hello')
  for (const who of [tom, aya]) {
    for (const status of ['ACCEPTED', 'DECLINED', 'WITHDRAWN'])
      expect((await answer(who, data.id, status)).status).toBe(404)
    for (const direction of ['incoming', 'outgoing'])
      expect((await ask(who, connections.list, { query: { direction } })).data.total).toBe(0)
  }
  expect((await request(tom, field.entityId)).status).toBe(404) // oneself, or a brand
  expect((await request(tom, orla.entityId)).status).toBe(404)
  expect((await request(aya, kin.entityId)).status).toBe(404)
  const hidden = await newTeam(world, 'brand')
  const direct = await newTeam(world, 'retailer', { access: ['direct'] })
  expect((await request(aya, hidden.entityId)).status).toBe(404) // not live yet
  expect((await request(tom, direct.entityId)).status).toBe(404) // not of the marketplace
  expect((await ask(tom, connections.info, { query: { entityId: direct.entityId } })).status).toBe(404)
})

test('a sandbox and a real company cannot connect', async () => {
  const brand = await entity({ type: 'brand', liveFrom: new Date(0) })
  await db.updateTable('entity').set({ isSandbox: true }).where('id', '=', brand.id).execute()
  const developer = await person({ side: 'brand', entityId: brand.id })
  const shop = await entity({ type: 'retailer', access: ['marketplace'] })
  const buyer = await person({ side: 'retailer', entityId: shop.id })
  const request = (who: { token: string }, entityId: string) =>
    ask(who, connections.request, { body: { entityId } as never })
  expect((await request(developer, shop.id)).status).toBe(404)
  expect((await request(buyer, brand.id)).status).toBe(404)
})

test('the list goes on after the last request seen', async () => {
  const { orla, admin } = await newTraders(world)
  for (const createdAt of ['2026-01-01', '2026-01-02', '2026-01-01']) {
    const { id: retailerId } = await entity({ type: 'retailer' })
    const values = { brandId: orla.entityId, retailerId, senderSide: 'retailer', createdAt: new Date(createdAt) }
    await db.insertInto('connectionRequest').values(values).execute()
  }
  const ids = async (query: object) =>
    (await ask(admin, connections.list, { query: { direction: 'incoming', ...query } })).data.items.map(({ id }) => id)
  const all = await ids({})
  expect(all).toHaveLength(3)
  for (const [at, after] of all.entries()) expect(await ids({ after })).toEqual(all.slice(at + 1))
})
