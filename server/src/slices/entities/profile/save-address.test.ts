import { propertyRuns } from '../../../testing/property-runs.ts'
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { newWorld, type Person } from '../../../testing/world.ts'

const { ask, close, db, person } = await newWorld()
afterAll(close)

const address = (values: object = {}) => ({
  label: 'Home',
  contactName: '',
  phone: '',
  line1: '1 High Street',
  line2: '',
  city: 'London',
  region: '',
  postalCode: '',
  country: 'GB',
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...values,
})
const add = (who: Person, values?: object) => ask(who, entities.addAddress, { body: address(values) })
const change = (who: Person, id: string, values?: object) =>
  ask(who, entities.changeAddress, { params: { id }, body: address(values) })
const remove = (who: Person, id: string) => ask(who, entities.removeAddress, { params: { id } })
const store = (who: Person, name: string, values?: object) =>
  ask(who, entities.createStore, { body: { name, address: address(values) } })
const nadia = () => person({ side: 'retailer' })
const rows = (who: Person) =>
  db.selectFrom('address').selectAll().where('entityId', '=', who.entityId!).orderBy('createdAt').execute()
/** As letters: S and B for the defaults, in the order of age. */
const defaults = async (who: Person) =>
  (await rows(who))
    .map((row) => `${row.isDefaultShipping ? 'S' : ''}${row.isDefaultBilling ? 'B' : ''}` || '-')
    .join(' ')

describe('addresses', () => {
  test('the first is the default for both; another takes what it asks for', async () => {
    const who = await nadia()
    const first = await add(who)
    expect([first.status, first.message]).toEqual([201, 'The address is saved.'])
    expect(first.data).toMatchObject({ isDefaultShipping: true, isDefaultBilling: true })
    await add(who, { isDefaultShipping: true })
    await add(who)
    expect(await defaults(who)).toBe('B S -')
    const [, , third] = await rows(who)
    await change(who, third!.id, { isDefaultBilling: true, city: 'Leeds' })
    expect(await defaults(who)).toBe('- S B')
    await change(who, third!.id, { city: 'Leeds' })
    expect(await defaults(who)).toBe('- S B')
    expect((await rows(who))[2]!.city).toBe('Leeds')
  })
  test('when a default goes, the oldest that is left takes its part', async () => {
    const who = await nadia()
    for (const values of [{}, {}, { isDefaultShipping: true }]) await add(who, values)
    const [first, , third] = await rows(who)
    expect((await remove(who, third!.id)).message).toBe('The address is removed.')
    expect(await defaults(who)).toBe('SB -')
    await remove(who, first!.id)
    expect(await defaults(who)).toBe('SB')
    await remove(who, (await rows(who))[0]!.id)
    expect(await rows(who)).toEqual([])
  })
  test('are the entity’s own: foreign and unknown ids are absent, other roles only read', async () => {
    const [who, other] = [await nadia(), await nadia()]
    const { id } = (await add(other)).data
    for (const each of [id, randomUUID()]) {
      expect((await change(who, each, { city: 'Mine' })).status).toBe(404)
      expect((await remove(who, each)).status).toBe(404)
    }
    expect((await rows(other))[0]!.city).toBe('London')
    const rep = await person({ side: 'brand', role: 'salesRepresentative' })
    expect((await add(rep)).status).toBe(403)
    expect((await add(who, { entityId: other.entityId })).errors[0]).toMatchObject({
      field: 'entityId',
      code: 'invalid',
    })
    expect((await add(who, { country: 'QQ' })).errors[0]!.field).toBe('country')
  })
  test('a hundred at most, also when two come at once for the last place', async () => {
    const who = await nadia()
    const bulk = Array.from({ length: 99 }, (_, n) => ({ ...address({ label: `${n}` }), entityId: who.entityId! }))
    await db.insertInto('address').values(bulk).execute()
    const answers = await Promise.all([add(who), add(who), add(who)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await rows(who)).toHaveLength(100)
  })
  test('however many write at once, there is one default of each kind', async () => {
    const who = await nadia()
    const both = { isDefaultShipping: true, isDefaultBilling: true }
    const added = await Promise.all(Array.from({ length: 6 }, () => add(who, both)))
    expect(added.map(({ status }) => status)).toEqual(added.map(() => 201))
    const ids = added.map(({ data }) => data.id)
    const answers = await Promise.all([
      ...ids.slice(2).map((id) => change(who, id, both)),
      ...ids.slice(0, 2).map((id) => remove(who, id)),
      add(who, both),
    ])
    expect(answers.every(({ status }) => status < 300)).toBe(true)
    const letters = (await defaults(who)).replace(/[- ]/g, '').split('').sort().join('')
    expect(letters).toBe('BS')
  })
  test('whatever is done in whatever order: no address and no default, or exactly one of each', async () => {
    const flags = { isDefaultShipping: fc.boolean(), isDefaultBilling: fc.boolean() }
    const step = fc.record({ what: fc.constantFrom('add', 'add', 'change', 'remove'), at: fc.nat(5), ...flags })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const who = await nadia()
        for (const { what, at, ...values } of steps) {
          const all = await rows(who)
          const id = all[at % (all.length || 1)]?.id
          if (what === 'add' || !id) await add(who, values)
          else if (what === 'change') await change(who, id, values)
          else await remove(who, id)
          const after = await rows(who)
          const held = [after.filter((row) => row.isDefaultShipping), after.filter((row) => row.isDefaultBilling)]
          expect(held.map((list) => list.length)).toEqual(after.length > 0 ? [1, 1] : [0, 0])
        }
      }),
      { numRuns: propertyRuns(15) },
    )
  })
})

describe('stores', () => {
  test('a retailer opens one with its address, under a name it has only once', async () => {
    const who = await nadia()
    const { status, data } = await store(who, 'Kin Soho', { country: 'FR' })
    expect([status, data.name, data.country]).toEqual([201, 'Kin Soho', 'FR'])
    const own = (await ask(who, entities.read, { params: { role: 'retailer', id: who.entityId } })).data
    expect(own).toMatchObject({ stores: [data], addresses: [{ id: data.addressId, isDefaultShipping: true }] })
    const repeats = await Promise.all([store(who, 'Kin Soho'), store(who, 'Kin Hackney'), store(who, 'Kin Hackney')])
    expect(repeats.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    expect(repeats.find(({ status }) => status === 422)!.errors[0]!.field).toBe('name')
    expect(await rows(who)).toHaveLength(2) // a refused store leaves no address
    expect((await store(await nadia(), 'Kin Soho')).status).toBe(201)
    expect((await store(await person({ side: 'brand' }), 'X')).status).toBe(403)
  })
  test('the address of a store stays while the store is there, and the store moves with it', async () => {
    const who = await nadia()
    const { data } = await store(who, 'Kin Soho')
    const refused = await remove(who, data.addressId!)
    expect([refused.status, refused.message]).toEqual([
      409,
      'A store uses this address. Change the store’s address first.',
    ])
    await change(who, data.addressId!, { country: 'IE' })
    const moved = await db.selectFrom('store').select('country').where('id', '=', data.id).executeTakeFirstOrThrow()
    expect(moved.country).toBe('IE')
  })
  test('a hundred at most', async () => {
    const who = await nadia()
    const bulk = Array.from({ length: 100 }, (_, n) => ({ name: `${n}`, country: 'GB', entityId: who.entityId! }))
    await db.insertInto('store').values(bulk).execute()
    expect((await store(who, 'One more')).status).toBe(409)
  })
})

describe('stores', () => {
  test('are renamed and moved; a name in use and a foreign address are refused', async () => {
    const who = await nadia()
    const one = (await store(who, 'Marais')).data
    await store(who, 'Bastille')
    const at = (await add(who, { city: 'Leeds', country: 'GB' })).data
    const edit = (by: Person, body: object, id = one.id) =>
      ask(by, entities.changeStore, { params: { id }, body: body as never })
    expect((await edit(who, { name: 'Le Marais', addressId: at.id })).data).toMatchObject({
      name: 'Le Marais',
      addressId: at.id,
    })
    expect((await edit(who, { name: 'Bastille', addressId: at.id })).status).toBe(422)
    expect((await edit(who, { name: 'X', addressId: randomUUID() })).status).toBe(422)
    const stranger = await nadia()
    const theirs = (await add(stranger)).data
    expect((await edit(stranger, { name: 'Mine', addressId: theirs.id })).status).toBe(404)
    expect((await edit(who, { name: 'X', addressId: theirs.id })).status).toBe(422)
  })
  test('close, but never the last one, even when two are closed at once', async () => {
    const who = await nadia()
    const [one, two] = [(await store(who, 'Marais')).data, (await store(who, 'Bastille')).data]
    const shut = (id: string) => ask(who, entities.closeStore, { params: { id } })
    const statuses = (await Promise.all([shut(one.id), shut(two.id)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const open = await db
      .selectFrom('store')
      .select('name')
      .where('entityId', '=', who.entityId!)
      .where('closedAt', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
    const gone = open[0]!.name === 'Marais' ? two : one
    expect((await shut(gone.id)).status).toBe(404)
    expect((await store(who, gone.name)).status).toBe(201) // its name is free again
  })
})
