import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import { OwnNotes, ownNotes } from '@souk/contract/connections/connection-shapes.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { newTraders } from '../../testing/connections.ts'
import { newTeam } from '../../testing/team.ts'
import { newWorld, type Person } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db } = world
afterAll(close)

const read = (who: Person, id: string) => ask(who, relations.read, { params: { id } })
const change = (who: Person, id: string, body: object) => ask(who, relations.change, { params: { id }, body })
const end = (who: Person, id: string) => ask(who, relations.end, { params: { id } })
const total = async (who: Person, query: object = {}) => (await ask(who, relations.list, { query })).data.total
const group = (brandId: string, name = 'Gulf') =>
  db.insertInto('retailerGroup').values({ brandId, name }).returning('id').executeTakeFirstOrThrow()

describe('a relation', () => {
  test('is arranged by the brand, with a line of history for each thing; the retailer reads what concerns it', async () => {
    const { orla, admin, rep, nadia, relate } = await newTraders(world)
    const [{ id }, gulf] = [await relate(), await group(orla.entityId)]
    const body = {
      version: 1,
      groupId: gulf.id,
      salesRepId: rep.userId,
      notes: 'Pays late',
      terms: { leadTimeDays: 10 },
    }
    const { data } = await change(admin, id, body)
    expect(data).toMatchObject({
      version: 2,
      group: { name: 'Gulf' },
      salesRep: { userId: rep.userId, email: rep.email },
      notes: 'Pays late',
      terms: { leadTimeDays: 10 },
    })
    expect(data.history.map(({ kind, byName, to }) => [kind, byName, to])).toEqual([
      ['NOTES', 'Nadia Karam', null],
      ['TERMS', 'Nadia Karam', null],
      ['SALES_REP', 'Nadia Karam', 'Nadia Karam'],
      ['GROUP', 'Nadia Karam', 'Gulf'],
    ])
    const theirs = (await read(nadia, id)).data
    expect(theirs).toMatchObject({ terms: { leadTimeDays: 10 }, mayChange: false, mayEnd: true })
    expect(theirs.history.map(({ kind, byName, isOwnSide }) => [kind, byName, isOwnSide])).toEqual([
      ['TERMS', null, false],
    ])
    for (const secret of ['Pays late', 'Gulf']) expect(JSON.stringify(theirs)).not.toContain(secret)
    expect((await change(nadia, id, { version: 2, notes: '' })).status).toBe(403)
    expect((await change(admin, id, { version: 2, notes: 'Pays late' })).data.version).toBe(2) // the same is no change
  })
  test.each(ownNotes)('%s are stored and answered to the brand, and hidden from the retailer', async (name) => {
    const { admin, nadia, relate } = await newTraders(world)
    const id = (await relate()).id
    const value = ['Met at the fair.', '2030-01-15', 7, true].find((one) => OwnNotes.shape[name].safeParse(one).success)
    const { data } = await change(admin, id, { version: 1, [name]: value })
    expect([data[name], data.history[0]!.kind]).toEqual([value, 'NOTES'])
    expect((await read(nadia, id)).data).not.toHaveProperty(name)
  })
  test('two colleagues at once: the second hears that it changed', async () => {
    const { admin, relate } = await newTraders(world)
    const { id } = await relate()
    const answers = await Promise.all(['a', 'b'].map((notes) => change(admin, id, { version: 1, notes })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  test('takes groups and people of the own brand only', async () => {
    const { orla, admin, manager, rep, nadia, relate } = await newTraders(world)
    const { id } = await relate({ salesRepId: manager.associationId })
    const other = await newTraders(world)
    const [foreign, colleague] = [await group(other.orla.entityId), await orla.join('salesRepresentative')]
    for (const [who, body, field] of [
      [admin, { groupId: foreign.id }, 'groupId'],
      [admin, { salesRepId: other.rep.userId }, 'salesRepId'],
      [admin, { salesRepId: nadia.userId }, 'salesRepId'],
      [admin, { salesRepId: admin.userId }, 'salesRepId'], // an admin has all
      [manager, { salesRepId: colleague.userId }, 'salesRepId'],
      [manager, { salesRepId: null }, 'salesRepId'],
      [admin, { terms: { leadTimeDays: 999 } }, 'terms.leadTimeDays'],
    ] as const) {
      const { status, errors } = await change(who, id, { version: 1, ...body })
      expect([body, status, errors[0]!.field]).toEqual([body, 422, field])
    }
    expect((await change(manager, id, { version: 1, salesRepId: rep.userId })).status).toBe(200)
  })
  test('is seen by the admin, by who looks after it and by their manager', async () => {
    const { orla, admin, manager, rep, nadia, relate } = await newTraders(world)
    const { id } = await relate({ salesRepId: rep.associationId })
    const [peer, boss] = [await orla.join('salesRepresentative', manager), await orla.join('salesManager')]
    for (const who of [admin, manager, rep, nadia])
      expect([await total(who), (await read(who, id)).status]).toEqual([1, 200])
    for (const who of [peer, boss]) expect([await total(who), (await read(who, id)).status]).toEqual([0, 404])
    expect((await change(boss, id, { version: 1, notes: 'x' })).status).toBe(404)
    expect((await change(rep, id, { version: 1, notes: 'x' })).status).toBe(403)
    expect((await end(boss, id)).status).toBe(404)
    const stranger = await (await newTeam(world)).join()
    for (const answer of [
      await read(stranger, id),
      await change(stranger, id, { version: 1 }),
      await end(stranger, id),
    ])
      expect(answer.status).toBe(404)
  })
  test('is found by its counterpart too, by those who see it', async () => {
    const { orla, kin, admin, manager, rep, nadia, relate } = await newTraders(world)
    const { id } = await relate({ salesRepId: rep.associationId })
    const peer = await orla.join('salesRepresentative', manager)
    const strangers = await newTraders(world)
    await strangers.relate({ retailerId: kin.entityId })
    for (const who of [admin, manager, rep]) {
      const { data } = await read(who, kin.entityId)
      expect([data.id, data.counterpart.name, data.history]).toEqual([id, 'Kin & Co', []])
    }
    expect((await read(nadia, orla.entityId)).data.id).toBe(id)
    expect((await read(strangers.admin, kin.entityId)).data.id).not.toBe(id)
    for (const [who, of] of [
      [peer, kin.entityId],
      [nadia, kin.entityId],
      [admin, strangers.kin.entityId],
      [strangers.nadia, orla.entityId],
    ] as const)
      expect((await read(who, of)).status).toBe(404)
  })
  test('shows a brand the open stores, each with the address its goods go to; not once it has ended', async () => {
    const { kin, admin, nadia, relate } = await newTraders(world)
    const { id } = await relate()
    const address = async (label: string, more: object = {}) =>
      (
        await db
          .insertInto('address')
          .values({ entityId: kin.entityId, label, line1: `${label} 1`, city: 'Paris', country: 'FR', ...more })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    await address('Office')
    await address('Warehouse', { isDefaultShipping: true })
    const store = (name: string, more: object = {}) =>
      db
        .insertInto('store')
        .values({ entityId: kin.entityId, name, country: 'FR', ...more })
        .execute()
    await store('Marais', { addressId: await address('Marais') })
    await store('Lyon')
    await store('Closed', { closedAt: new Date() })
    const { data } = await read(admin, id)
    expect(data.places?.map(({ name, address: to }) => [name, to?.label])).toEqual([
      ['Marais', 'Marais'],
      ['Lyon', 'Warehouse'],
    ])
    expect((await read(nadia, id)).data).not.toHaveProperty('places')
    await end(admin, id)
    expect((await read(admin, id)).data).not.toHaveProperty('places')
  })
  test('is ended by either side at once, once, and opened again as it was', async () => {
    const { orla, admin, nadia, request, answer, info, relate } = await newTraders(world)
    const { id } = await relate({ origin: 'direct' })
    const both = await Promise.all([end(admin, id), end(nadia, id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await total(nadia), await total(nadia, { status: 'ENDED' })]).toEqual([0, 1])
    expect((await change(admin, id, { version: 2, notes: 'x' })).status).toBe(409)
    expect((await info(nadia, orla.entityId)).mayRequest).toBe(true)
    await answer(admin, (await request(nadia, orla.entityId)).data.id, 'ACCEPTED')
    const { data } = await read(nadia, id)
    expect(data).toMatchObject({ status: 'ACCEPTED', origin: 'direct', endedAt: null }) // the first time decides
    expect(data.history.map(({ kind }) => kind)).toEqual(['REOPENED', 'ENDED'])
  })
})

describe('many at once', () => {
  test('all of them or none', async () => {
    const { orla, admin, rep, relate } = await newTraders(world)
    const second = await newTeam(world, 'retailer')
    const ids = [(await relate()).id, (await relate({ retailerId: second.entityId })).id]
    const gulf = await group(orla.entityId)
    const many = (who: Person, body: object) => ask(who, relations.changeMany, { body })
    const foreign = (await (await newTraders(world)).relate()).id
    expect((await many(admin, { ids: [...ids, foreign], change: { groupId: gulf.id } })).status).toBe(404)
    expect(await total(admin, { groupId: gulf.id })).toBe(0)
    const done = await many(admin, { ids: [...ids, ids[0]], change: { groupId: gulf.id, salesRepId: rep.userId } })
    expect(done.data).toEqual({ changed: 2 })
    expect([await total(admin, { groupId: gulf.id }), await total(rep)]).toEqual([2, 2])
    expect((await many(admin, { ids, change: { status: 'ENDED' } })).data).toEqual({ changed: 2 })
    expect(await total(admin)).toBe(0)
  })
  test('as many as match a filter, read page by page', async () => {
    const { orla, admin, relate } = await newTraders(world)
    const gulf = await group(orla.entityId)
    const { id } = await relate({ origin: 'direct' })
    await sql`with shop as (insert into entity (type, name) select 'retailer', 'Shop ' || n from generate_series(1, 700) n returning id)
      insert into relation (brand_id, retailer_id, origin) select ${orla.entityId}, id, 'marketplace' from shop`.execute(
      db,
    )
    const ids: string[] = []
    for (const page of [1, 2, 3, 4, 5, 6, 7]) {
      const { data } = await ask(admin, relations.list, { query: { origin: 'marketplace', page, limit: 100 } })
      ids.push(...data.items.map((one) => one.id))
    }
    expect(new Set(ids).size).toBe(700)
    const many = (named: string[]) =>
      ask(admin, relations.changeMany, { body: { ids: named, change: { groupId: gulf.id } } })
    expect((await many([...ids, (await (await newTraders(world)).relate()).id])).status).toBe(404)
    expect((await many(ids)).data).toEqual({ changed: 700 })
    expect([await total(admin, { groupId: gulf.id }), (await read(admin, id)).data.group]).toEqual([700, null])
    const refused = await many(Array.from({ length: 2_001 }, () => id))
    expect([refused.status, refused.errors[0]?.message]).toEqual([422, expect.stringContaining('2,000')])
  })
  test('are found by name, nickname, group, representative and origin', async () => {
    const { orla, admin, rep, relate } = await newTraders(world)
    const atlas = await newTeam(world, 'retailer', { name: 'Atlas Rooms' })
    const gulf = await group(orla.entityId)
    await relate({ groupId: gulf.id, salesRepId: rep.associationId })
    await relate({ retailerId: atlas.entityId, origin: 'direct' })
    await db
      .insertInto('nickName')
      .values({ entityId: orla.entityId, counterpartId: atlas.entityId, name: 'The big one' })
      .execute()
    const names = async (query: object) =>
      (await ask(admin, relations.list, { query })).data.items.map(({ counterpart }) => counterpart.name)
    for (const [query, found] of [
      [{}, ['Atlas Rooms', 'Kin & Co']],
      [{ sort: 'oldest' }, ['Kin & Co', 'Atlas Rooms']],
      [{ q: 'big' }, ['Atlas Rooms']],
      [{ q: '%' }, []],
      [{ groupId: gulf.id }, ['Kin & Co']],
      [{ groupId: 'none' }, ['Atlas Rooms']],
      [{ salesRepId: rep.userId }, ['Kin & Co']],
      [{ salesRepId: 'none' }, ['Atlas Rooms']],
      [{ origin: 'direct' }, ['Atlas Rooms']],
    ] as const)
      expect([query, await names(query)]).toEqual([query, found])
  })
})

describe('a group', () => {
  test('has a name of its own in its brand; when it goes its retailers stay partners', async () => {
    const { admin, rep, relate } = await newTraders(world)
    const other = await newTraders(world)
    const create = (who: Person, name: string) => ask(who, retailerGroups.create, { body: { name } })
    const gulf = (await create(admin, ' Gulf ')).data
    expect(gulf).toMatchObject({ name: 'Gulf', count: 0 })
    expect((await create(admin, 'Gulf')).errors[0]!.field).toBe('name')
    expect((await create(other.admin, 'Gulf')).status).toBe(201)
    expect((await create(rep, 'Mine')).status).toBe(403)
    const key = (await create(admin, 'Key')).data
    const rename = (who: Person, id: string, name: string) =>
      ask(who, retailerGroups.rename, { params: { id }, body: { name } })
    expect((await rename(admin, key.id, 'Gulf')).status).toBe(422)
    expect((await rename(other.admin, key.id, 'Mine')).status).toBe(404)
    expect((await rename(admin, key.id, 'Key accounts')).data.name).toBe('Key accounts')
    const { id } = await relate({ groupId: gulf.id })
    const remove = (who: Person) => ask(who, retailerGroups.remove, { params: { id: gulf.id } })
    expect((await remove(other.admin)).status).toBe(404)
    expect((await remove(admin)).status).toBe(200)
    expect((await read(admin, id)).data).toMatchObject({ status: 'ACCEPTED', group: null, version: 2 })
    expect((await ask(admin, retailerGroups.list)).data.map(({ name }) => name)).toEqual(['Key accounts'])
  })
})

test('a retailer that was asked for before stays reachable for the brand', async () => {
  const { kin, admin, relate, request } = await newTraders(world)
  await relate({ status: 'ENDED', endedAt: new Date() })
  await db
    .updateTable('entity')
    .set({ access: ['direct'] })
    .where('id', '=', kin.entityId)
    .execute()
  expect((await request(admin, kin.entityId)).status).toBe(201)
  expect((await ask(admin, connections.info, { query: { entityId: kin.entityId } })).data.request).not.toBeNull()
})

test('a brand sets a nick-name for its own related retailers only', async () => {
  const { kin, admin, relate } = await newTraders(world)
  const name = () => ask(admin, entities.changeNickName, { body: { entityId: kin.entityId, nickName: 'The corner' } })
  expect((await name()).status).toBe(404)
  const { id } = await relate()
  expect((await name()).status).toBe(200)
  expect((await read(admin, id)).data.counterpart.nickName).toBe('The corner')
  await end(admin, id)
  expect((await name()).status).toBe(404)
})

test.each(['name', 'newest', 'oldest'] as const)('goes on after the last relation seen, by %s', async (sort) => {
  const { orla, admin, relate } = await newTraders(world)
  await relate({ connectedAt: new Date('2026-01-02') })
  for (const name of ['atlas', 'Zed', 'Zed']) {
    const { id: retailerId } = await world.entity({ type: 'retailer', name })
    const values = { brandId: orla.entityId, retailerId, connectedAt: new Date('2026-01-01') }
    await db.insertInto('relation').values(values).execute()
  }
  const ids = async (query: object) =>
    (await ask(admin, relations.list, { query: { sort, ...query } })).data.items.map(({ id }) => id)
  const all = await ids({})
  expect(all).toHaveLength(4)
  for (const [at, after] of all.entries()) expect(await ids({ after })).toEqual(all.slice(at + 1))
})
