import { afterAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { newWorld } from '../../../testing/world.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)

type Values = Omit<Parameters<typeof entity>[0], 'type'>
async function brand(values: Values = {}) {
  const { id } = await entity({ type: 'brand', ...values })
  const who = await person({ side: 'brand', entityId: id })
  const change = (body: object) => ask(who, entities.change, { params: { role: 'brand', id }, body })
  const row = () => db.selectFrom('entity').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { id, who, change, row }
}
const day = async (offset: number, zone = 'UTC') => {
  const { rows } = await sql<{
    day: string
  }>`select (now() at time zone ${zone})::date + ${offset}::int as day`.execute(db)
  return rows[0]!.day
}
const objection = ({ status, errors }: { status: number; errors: { field?: string }[] }) => [status, errors?.[0]?.field]
const general = {
  entityName: 'Orla',
  about: 'Linen.',
  website: 'orla.test',
  email: 'hello@orla.test',
  country: 'FR',
  phone: '+33 1 23 45',
  countryCode: '+33',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  taxNumber: 'FR40303265045',
  registrationNumber: 'R1',
  logo: null,
  banner: null,
  launchDate: null,
  sequenceCode: null,
}
const segmentation = {
  departments: ['WOMEN', 'WOMEN'],
  categories: ['DRESSES', 'TOPS', 'DRESSES'],
  storeTypes: ['BOUTIQUE'],
  avgWholesalePrice: '40.5',
  avgRetailPrice: 120,
  minimumOrderValue: '500',
  shipsFromCountries: ['FR', 'FR'],
  restrictedCountries: ['US'],
  isWspHidden: true,
}

test('a brand keeps a sequence code, which its orders are numbered with', async () => {
  const { change, row } = await brand({ sequenceCode: 'QZX' })
  expect(objection(await change({ sequenceCode: null }))).toEqual([422, 'sequenceCode'])
  expect((await row()).sequenceCode).toBe('QZX')
})

describe('the forms of the profile', () => {
  test('a key that no list has is refused at its place', async () => {
    const { who, row } = await brand()
    for (const [field, keys] of [
      ['departments', ['WOMEN', 'WOMEN', 'SPACE']],
      ['categories', ['DRESSES', 'TOPS', 'SPACESUITS']],
    ] as const) {
      const refused = await ask(who, entities.segmentation, { body: { ...segmentation, [field]: [...keys] } })
      expect(objection(refused)).toEqual([422, `${field}.2`])
      expect(refused.errors[0]?.message).toBe(`The ${field} is not one of the choices.`)
    }
    expect((await row()).categories).toEqual([])
  })
  test('a brand’s admin fills them; repeats are kept once, what is a retailer’s is not kept', async () => {
    const { who, row } = await brand()
    const saved = await ask(who, entities.general, { body: general, headers: { 'accept-language': 'ar' } })
    expect([saved.status, saved.message, saved.data.entityName]).toEqual([200, 'تم الحفظ.', 'Orla'])
    const { data } = await ask(who, entities.segmentation, { body: segmentation })
    expect(data).toMatchObject({
      departments: ['WOMEN'],
      categories: ['DRESSES', 'TOPS'],
      storeTypes: [],
      avgWholesalePrice: '40.50',
      avgRetailPrice: '120.00',
      minimumOrderValue: '500.00',
      shipsFromCountries: ['FR'],
      isWspHidden: true,
    })
    expect((await row()).avgWholesalePrice).toBe(4050n)
    const links = {
      instagram: 'instagram.com/orla',
      facebook: '',
      tiktok: '',
      pinterest: '',
      linkedin: '',
      youtube: '',
      x: '',
    }
    expect((await ask(who, entities.social, { body: links })).data.social).toEqual(links)
  })
  test('a retailer’s form keeps what is a retailer’s', async () => {
    const nadia = await person({ side: 'retailer' })
    await ask(nadia, entities.general, { body: { ...general, launchDate: '2020-01-01', sequenceCode: 'KIN' } })
    const { data } = await ask(nadia, entities.segmentation, { body: { ...segmentation, minimumOrderValue: '1.234' } })
    expect(data).toMatchObject({
      entityName: 'Orla',
      storeTypes: ['BOUTIQUE'],
      avgWholesalePrice: '40.50',
      minimumOrderValue: null,
      shipsFromCountries: [],
      restrictedCountries: [],
      isWspHidden: false,
      launchDate: null,
      sequenceCode: null,
    })
  })
  test('any part of it by PATCH, terms too, and the rest stays', async () => {
    const { change } = await brand({ about: 'Before' })
    const commercialTerms = {
      paymentMethods: ['CARD', 'CARD', 'NET_30'],
      incoterm: 'DAP',
      leadTimeDays: 30,
      depositPercent: null,
      returns: '',
      notes: '',
    }
    const { data } = await change({ entityName: 'After', commercialTerms })
    expect(data).toMatchObject({ entityName: 'After', about: 'Before' })
    expect(data.commercialTerms).toEqual({ ...commercialTerms, paymentMethods: ['CARD', 'NET_30'] })
  })
  test('each change is audited by its fields and published live; an empty change is not', async () => {
    const { id, who, change } = await brand({ about: 'Same' })
    await change({ about: 'Same', website: '' })
    const written = () =>
      db.selectFrom('audit').selectAll().where('action', '=', 'entities.changed').where('entityId', '=', id).execute()
    expect(await written()).toEqual([])
    await change({ about: 'Same', website: 'orla.test' })
    expect(await written()).toMatchObject([{ userId: who.userId, subject: id, details: { fields: ['website'] } }])
    const events = await db.selectFrom('outbox').select('payload').where('topic', '=', 'live').execute()
    expect(events).toContainEqual({ payload: { entityId: id, topic: 'entity.changed', id } })
  })
  test('only the admin of that very entity, and no field that is not theirs', async () => {
    const { id, change } = await brand()
    const other = await brand()
    const manager = await person({ side: 'brand', role: 'salesManager', entityId: id })
    const params = { role: 'brand', id }
    expect((await ask(other.who, entities.change, { params, body: { about: 'X' } })).status).toBe(404)
    expect(
      (await ask(other.who, entities.change, { params: { role: 'retailer', id: other.id }, body: {} })).status,
    ).toBe(404)
    expect((await ask(manager, entities.change, { params, body: { about: 'X' } })).status).toBe(403)
    for (const call of [entities.general, entities.segmentation, entities.social, entities.setDocuments])
      expect((await ask(manager, call, { body: {} })).status).toBe(403)
    for (const field of ['isPremium', 'isDemo', 'access', 'liveFrom', 'id', 'entityId'])
      expect(objection(await change({ [field]: true }))).toEqual([422, field])
    expect((await change({ country: 'ZZ' })).errors[0]!.field).toBe('country')
  })
})

describe('money', () => {
  test('has the decimals of the new currency', async () => {
    const { change } = await brand({ currency: 'USD' })
    expect(objection(await change({ avgRetailPrice: '1.234' }))).toEqual([422, 'avgRetailPrice'])
    expect((await change({ currency: 'KWD', avgRetailPrice: '1.234' })).data.avgRetailPrice).toBe('1.234')
    expect(objection(await change({ currency: 'JPY', avgRetailPrice: '12.5' }))).toEqual([422, 'avgRetailPrice'])
    expect((await change({ currency: 'QQQ' })).errors[0]).toMatchObject({ field: 'currency', code: 'invalid' })
  })
  test('another currency keeps the figures, and never multiplies them', async () => {
    const { change, row } = await brand({ currency: 'USD', avgWholesalePrice: 1200n, avgRetailPrice: 1250n })
    const refused = await change({ currency: 'JPY' })
    expect(objection(refused)).toEqual([422, 'currency'])
    expect(refused.message).toContain('JPY')
    expect((await row()).currency).toBe('USD')
    expect((await change({ currency: 'KWD' })).data).toMatchObject({
      avgWholesalePrice: '12.000',
      avgRetailPrice: '12.500',
    })
    expect((await change({ currency: 'JPY', avgRetailPrice: '1250' })).data).toMatchObject({
      avgWholesalePrice: '12',
      avgRetailPrice: '1250',
    })
  })
})

describe('the code of order numbers', () => {
  test('belongs to one brand, also when two want it at once', async () => {
    const [a, b] = [await brand(), await brand()]
    const answers = await Promise.all([a, b].map(({ change }) => change({ sequenceCode: 'orl' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)!
    expect([refused.errors[0]!.field, refused.message]).toEqual([
      'sequenceCode',
      'Another brand has this code. Choose three other letters.',
    ])
    expect(objection(await a.change({ sequenceCode: 'OR1' }))).toEqual([422, 'sequenceCode'])
  })
  test('is fixed after the first order, but may be sent again', async () => {
    const { change } = await brand({ sequenceCode: 'FIX', firstOrderAt: new Date() })
    expect((await change({ sequenceCode: 'FIX', about: 'Hi' })).data).toMatchObject({ isSequenceCodeFixed: true })
    for (const sequenceCode of ['NEW', null])
      expect(objection(await change({ sequenceCode }))).toEqual([422, 'sequenceCode'])
  })
})

describe('the launch date', () => {
  test('is today or later where the brand is, and opens it with that day’s first instant', async () => {
    const { change, row } = await brand({ timeZone: 'Pacific/Kiritimati' })
    const there = await day(0, 'Pacific/Kiritimati')
    expect(objection(await change({ launchDate: await day(-1, 'Pacific/Kiritimati') }))).toEqual([422, 'launchDate'])
    const later = await day(3, 'Pacific/Kiritimati')
    expect((await change({ launchDate: later })).data).toMatchObject({ isLive: false, launchDate: later })
    expect((await row()).liveFrom).toEqual(new Date(`${later}T00:00:00+14:00`))
    expect((await change({ timeZone: 'Pacific/Niue' })).status).toBe(200)
    expect((await row()).liveFrom).toEqual(new Date(`${later}T00:00:00-11:00`))
    await change({ timeZone: 'Pacific/Kiritimati' })
    expect((await change({ launchDate: there })).data).toMatchObject({ isLive: true })
  })
  test('of a live brand can be moved until its first order', async () => {
    const launchDate = await day(0, 'UTC')
    const { change, row } = await brand({ launchDate, liveFrom: new Date(Date.now() - 1000) })
    const later = await day(5)
    expect((await change({ launchDate: later })).data).toMatchObject({
      isLive: false,
      isLaunchDateFixed: false,
      launchDate: later,
    })
    expect((await row()).liveFrom!.getTime()).toBeGreaterThan(Date.now())
  })
  test('is fixed once live with an order, and no time zone closes a live brand again', async () => {
    const launchDate = await day(0, 'UTC')
    const sold = { launchDate, liveFrom: new Date(Date.now() - 1000), firstOrderAt: new Date() }
    const { change, row } = await brand(sold)
    const before = (await row()).liveFrom
    expect(objection(await change({ launchDate: await day(5) }))).toEqual([422, 'launchDate'])
    expect((await change({ launchDate, about: 'Open' })).status).toBe(200)
    expect((await change({ timeZone: 'Pacific/Niue' })).data.isLive).toBe(true)
    expect((await row()).liveFrom).toEqual(before)
  })
  test('once chosen it is moved, not taken away; a zone by its name only', async () => {
    const { change } = await brand({ launchDate: await day(5) })
    expect(objection(await change({ launchDate: null }))).toEqual([422, 'launchDate'])
    expect(objection(await change({ launchDate: '2026-02-30' }))).toEqual([422, 'launchDate'])
    for (const timeZone of ['+03:00', 'Mars/Base'])
      expect(objection(await change({ timeZone }))).toEqual([422, 'timeZone'])
  })
})

describe('logo and banner', () => {
  test('were uploaded as such, by the own entity or by a stranger who signed up', async () => {
    const [own, other] = [await brand(), await brand({ logo: '/files/demo/orla.svg' })]
    const upload = (location: string, use: string, entityId: string | null, userId: string | null) =>
      db
        .insertInto('storedFile')
        .values({ location, use, entityId, userId, name: 'a.png', contentType: 'image/png', bytes: 1 })
        .execute()
    await upload('/files/pictures/own.webp', 'logo', own.id, own.who.userId)
    await upload('/files/pictures/stranger.webp', 'banner', null, null)
    await upload('/files/pictures/other.webp', 'logo', other.id, other.who.userId)
    await upload('/files/pictures/admin.webp', 'logo', null, other.who.userId)
    const changed = await own.change({ logo: '/files/pictures/own.webp', banner: '/files/pictures/stranger.webp' })
    expect(changed.data).toMatchObject({ logo: '/files/pictures/own.webp', banner: '/files/pictures/stranger.webp' })
    for (const logo of ['other', 'admin', 'stranger', 'nothing'])
      expect(objection(await own.change({ logo: `/files/pictures/${logo}.webp` }))).toEqual([422, 'logo'])
    expect(objection(await own.change({ banner: 'https://evil.example/x.png' }))).toEqual([422, 'banner'])
    expect((await own.change({ logo: null })).data.logo).toBeNull()
    expect((await other.change({ logo: '/files/demo/orla.svg', about: 'Unchanged is fine' })).status).toBe(200)
  })
})

test('two people change different things at once, and both are kept', async () => {
  const { change, row } = await brand()
  await Promise.all([change({ about: 'One' }), change({ website: 'two.test' }), change({ taxNumber: '1234 5678' })])
  expect(await row()).toMatchObject({ about: 'One', website: 'two.test', taxNumber: '1234 5678' })
})
