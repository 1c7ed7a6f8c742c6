import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { newWorld } from '../../testing/world.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)

const yesterday = new Date(Date.now() - 86_400_000)
const tomorrow = new Date(Date.now() + 86_400_000)
const prices = { avgWholesalePrice: 42_50n, avgRetailPrice: 110_00n, minimumOrderValue: 500_00n }
const orla = await entity({ type: 'brand', liveFrom: yesterday, currency: 'EUR', ...prices })
const secret = await entity({ type: 'brand', name: 'Secret', liveFrom: yesterday, isWspHidden: true, ...prices })
const soon = await entity({ type: 'brand', name: 'Soon', liveFrom: tomorrow, ...prices })
const kin = await entity({ type: 'retailer' })
const open = await entity({ type: 'retailer', name: 'Open', liveFrom: yesterday })
const [camille, rep, rival, nadia, omar, guest, sami] = [
  await person({ side: 'brand', entityId: orla.id }),
  await person({ side: 'brand', role: 'salesRepresentative', entityId: orla.id }),
  await person({ side: 'brand', entityId: secret.id }),
  await person({ side: 'retailer', entityId: kin.id }),
  await person({ side: 'retailer' }),
  await person({ side: 'guest' }),
  await person({ side: 'souk' }),
]
const read = (who: { token: string }, role: string, id: string) => ask(who, entities.read, { params: { role, id } })
const readBrand = (who: { token: string }, brandId: string) => ask(who, entities.readBrand, { params: { brandId } })

describe('reading an entity', () => {
  test('a brand lists its connected retailers; a representative only their own', async () => {
    const other = await entity({ type: 'retailer', name: 'Other rooms' })
    const ended = await entity({ type: 'retailer', name: 'Ended' })
    const own = await db
      .selectFrom('association')
      .select('id')
      .where('userId', '=', rep.userId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('relation')
      .values([
        { brandId: orla.id, retailerId: kin.id, salesRepId: own.id },
        { brandId: orla.id, retailerId: other.id },
        { brandId: orla.id, retailerId: ended.id, status: 'ENDED' },
      ])
      .execute()
    const idsFor = async (who: { token: string }) => {
      const { data } = await read(who, 'brand', orla.id)
      return 'retailers' in data ? data.retailers.map(({ id }) => id).toSorted() : []
    }
    expect(await idsFor(camille)).toEqual([kin.id, other.id].toSorted())
    expect(await idsFor(rep)).toEqual([kin.id])
    expect((await read(nadia, 'retailer', kin.id)).data).toMatchObject({ retailers: [] })
    await db.deleteFrom('relation').where('brandId', '=', orla.id).execute()
  })

  test('everybody in the team sees all of their own, with addresses and stores', async () => {
    const place = { label: 'Office', line1: 'Rue 1', city: 'Paris', country: 'FR' }
    await db
      .insertInto('address')
      .values({ ...place, entityId: orla.id, isDefaultShipping: true })
      .execute()
    for (const who of [camille, rep]) {
      const { status, data } = await read(who, 'brand', orla.id)
      expect(status).toBe(200)
      expect(data).toMatchObject({
        entityName: 'Maison Orla',
        status: 'ONBOARDING',
        nickName: null,
        avgWholesalePrice: '42.50',
        isLive: true,
        isSequenceCodeFixed: false,
        addresses: [{ ...place, contactName: '', isDefaultShipping: true, isDefaultBilling: false }],
        stores: [],
      })
    }
  })
  test('another live brand is seen from outside: no phone, no tax number, no addresses', async () => {
    for (const who of [nadia, rival]) {
      const { status, data } = await read(who, 'brand', orla.id)
      expect([status, data.entityName, data.avgWholesalePrice]).toEqual([200, 'Maison Orla', '42.50'])
      for (const inner of ['phone', 'taxNumber', 'addresses', 'stores', 'email', 'access', 'timeZone', 'isWspHidden'])
        expect(data).not.toHaveProperty(inner)
    }
  })
  test('answers 404 for absent, not live and unrelated entities', async () => {
    for (const [who, role, id] of [
      [nadia, 'brand', soon.id],
      [nadia, 'brand', randomUUID()],
      [omar, 'retailer', kin.id],
      [omar, 'retailer', open.id],
      [omar, 'brand', open.id],
      [camille, 'retailer', kin.id],
      [camille, 'retailer', orla.id],
      [nadia, 'brand', kin.id],
      [nadia, 'retailer', orla.id],
      [nadia, 'souk', kin.id],
      [nadia, 'brand', 'no-id'],
    ] as const)
      expect([role, id, (await read(who, role, id)).status]).toEqual([role, id, 404])
    expect((await read(guest, 'brand', orla.id)).status).toBe(403)
  })
  test('the marketplace’s own people see the inside of everybody', async () => {
    expect((await read(sami, 'retailer', kin.id)).data).toMatchObject({ entityName: 'Kin & Co', addresses: [] })
    expect((await read(sami, 'brand', soon.id)).data).toMatchObject({ isLive: false, taxNumber: '' })
    expect((await read(sami, 'brand', kin.id)).status).toBe(404)
  })
})

describe('a brand’s page', () => {
  test('guests read it, without a wholesale price: it is absent, not blank', async () => {
    const { status, data } = await readBrand(guest, orla.id)
    expect([status, data.avgRetailPrice]).toEqual([200, '110.00'])
    expect(data).not.toHaveProperty('avgWholesalePrice')
  })
  test('a hidden wholesale price is absent for retailers and other brands, not for the house', async () => {
    for (const who of [nadia, camille]) {
      for (const { data } of [await readBrand(who, secret.id), await read(who, 'brand', secret.id)])
        expect(data).not.toHaveProperty('avgWholesalePrice')
    }
    for (const who of [rival, sami]) expect((await readBrand(who, secret.id)).data.avgWholesalePrice).toBe('42.50')
    expect((await readBrand(nadia, orla.id)).data.avgWholesalePrice).toBe('42.50')
  })
  test('before it is live only its own people and the marketplace’s see it; a retailer has no such page', async () => {
    const own = await person({ side: 'brand', role: 'salesManager', entityId: soon.id })
    for (const who of [own, sami]) expect((await readBrand(who, soon.id)).data).toMatchObject({ isLive: false })
    for (const who of [guest, nadia, camille]) expect((await readBrand(who, soon.id)).status).toBe(404)
    for (const who of [nadia, sami, guest])
      for (const { id } of [kin, open]) expect((await readBrand(who, id)).status).toBe(404)
    expect((await ask(null, entities.readBrand, { params: { brandId: orla.id } })).status).toBe(401)
  })
})

describe('a name of one’s own for a counterpart', () => {
  const name = (who: { token: string }, entityId: string, nickName: string, call = entities.changeNickName) =>
    ask(who, call as typeof entities.changeNickName, { body: { entityId, nickName } })
  test('is kept, changed, and seen by the own team alone', async () => {
    expect((await name(nadia, orla.id, 'Camille’s', entities.addNickName as never)).status).toBe(201)
    expect((await name(nadia, orla.id, 'Orla Paris', entities.addNickName as never)).status).toBe(201)
    expect((await readBrand(nadia, orla.id)).data.nickName).toBe('Orla Paris')
    expect((await name(nadia, orla.id, 'The French')).status).toBe(200)
    const colleague = await person({ side: 'retailer', entityId: kin.id })
    expect((await read(colleague, 'brand', orla.id)).data.nickName).toBe('The French')
    for (const who of [omar, guest, sami, rival]) expect((await readBrand(who, orla.id)).data.nickName).toBeNull()
    expect((await read(camille, 'brand', orla.id)).data.nickName).toBeNull()
  })
  test('only for those one may see, never for oneself, and not for the marketplace', async () => {
    for (const [who, id] of [
      [nadia, soon.id],
      [camille, kin.id],
      [camille, open.id],
      [camille, orla.id],
      [nadia, randomUUID()],
    ] as const)
      expect((await name(who, id, 'X')).status).toBe(404)
    expect((await name(sami, orla.id, 'X')).status).toBe(403)
    expect((await name(guest, orla.id, 'X')).status).toBe(403)
    expect((await name(nadia, orla.id, ' ', entities.addNickName as never)).errors[0]).toMatchObject({
      code: 'invalid',
      field: 'nickName',
    })
    expect(await db.selectFrom('nickName').selectAll().execute()).toHaveLength(1)
  })
  test('is removed by a blank one, which reaches only what one may see', async () => {
    for (const id of [soon.id, randomUUID()]) expect((await name(nadia, id, '')).status).toBe(404)
    expect((await name(nadia, orla.id, ' ')).status).toBe(200)
    expect((await readBrand(nadia, orla.id)).data.nickName).toBeNull()
    expect((await name(nadia, orla.id, '')).status).toBe(200)
    expect(await db.selectFrom('nickName').selectAll().execute()).toEqual([])
  })
})

describe('what belongs to a person', () => {
  test('the weekly digest has a day, an hour and a time zone, or no day', async () => {
    expect((await ask(rep, entities.digest)).data).toEqual({ day: null, hour: 8, timeZone: 'UTC' })
    const body = { day: 1, hour: 7, timeZone: 'Asia/Dubai' }
    expect((await ask(rep, entities.scheduleEmail, { body })).data).toEqual(body)
    expect((await ask(rep, entities.digest)).data).toEqual(body)
    expect((await ask(camille, entities.digest)).data.day).toBeNull()
    for (const wrong of [
      { day: 7 },
      { hour: 24 },
      { timeZone: 'Mars/Base' },
      { timeZone: '+03:00' },
      { userId: nadia.userId },
    ])
      expect((await ask(rep, entities.scheduleEmail, { body: { ...body, ...wrong } })).status).toBe(422)
  })
  test('the toolkit stays closed once it is closed', async () => {
    await db.updateTable('userAccount').set({ shouldDisplayToolkit: true }).execute()
    expect((await ask(nadia, entities.closeToolkit)).status).toBe(200)
    expect((await ask(nadia, identity.me)).data.shouldDisplayToolKit).toBe(false)
    expect((await ask(omar, identity.me)).data.shouldDisplayToolKit).toBe(true)
  })
})
