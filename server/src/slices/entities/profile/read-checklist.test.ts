import { afterAll, describe, expect, test } from 'vitest'
import { type Checklist, askedFields, checklistItems } from '@souk/contract/entities/checklist.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { newWorld, type Person } from '../../../testing/world.ts'

const { ask, close, db, entity, person, user } = await newWorld()
afterAll(close)

const listOf = async (who: Person) => (await ask(who, entities.checklist)).data
const set = (who: Person, values: object) =>
  db.updateTable('entity').set(values).where('id', '=', who.entityId!).execute()
const done = (list: Checklist) => Object.entries(list).flatMap(([item, value]) => (value === true ? [item] : []))
const document = (who: Person, values: object) =>
  db
    .insertInto('document')
    .values({ entityId: who.entityId!, kind: 'OTHER', location: 'x', name: 'x', bytes: 1, ...values })
    .execute()
const address = (who: Person, values: object) =>
  db
    .insertInto('address')
    .values({ entityId: who.entityId!, label: 'x', line1: 'x', city: 'x', country: 'FR', ...values })
    .execute()
const general = { logo: '/files/pictures/x.webp', about: 'Linen', country: 'FR', phone: '0123' }

const described = {
  ...general,
  departments: ['WOMEN'],
  categories: ['DRESSES'],
  storeTypes: ['BOUTIQUE'],
  avgWholesalePrice: 1n,
  avgRetailPrice: 2n,
  shipsFromCountries: ['FR'],
}

async function fill(who: Person) {
  await set(who, { ...described, firstCollectionAt: new Date(), firstOrderAt: new Date() })
  await document(who, {})
  await address(who, { isDefaultShipping: true, isDefaultBilling: true })
  const { id: userId } = await user()
  await db.insertInto('association').values({ userId, entityId: who.entityId, role: 'entityAdmin' }).execute()
}

describe('the checklist', () => {
  test('starts at nothing, and each item counts once it is whole', async () => {
    const who = await person({ side: 'brand' })
    expect(await listOf(who)).toMatchObject({ percentage: 0, general: false, referrals: false })
    for (const missing of Object.keys(general)) {
      await set(who, { ...general, [missing]: missing === 'logo' || missing === 'country' ? null : '' })
      expect([missing, done(await listOf(who))]).toEqual([missing, []])
    }
    await set(who, general)
    expect(await listOf(who)).toMatchObject({ general: true, percentage: 14 })
  })
  test('segmentation asks a brand for prices and where it ships from, a retailer for its kind of store', async () => {
    const [brand, retailer] = [await person({ side: 'brand' }), await person({ side: 'retailer' })]
    for (const who of [brand, retailer]) {
      await set(who, { departments: ['WOMEN'], categories: ['DRESSES'] })
      expect((await listOf(who)).segmentation).toBe(false)
    }
    await set(brand, { avgWholesalePrice: 1n, avgRetailPrice: 2n, storeTypes: ['BOUTIQUE'] })
    expect((await listOf(brand)).segmentation).toBe(false)
    await set(brand, { shipsFromCountries: ['FR'] })
    await set(retailer, { storeTypes: ['BOUTIQUE'] })
    for (const who of [brand, retailer]) expect((await listOf(who)).segmentation).toBe(true)
    await set(retailer, { categories: [] })
    expect((await listOf(retailer)).segmentation).toBe(false)
  })
  test.each(['brand', 'retailer'] as const)('each field that the forms ask a %s for counts', async (side) => {
    const who = await person({ side })
    await fill(who)
    const empty = { about: '', phone: '', departments: [], categories: [], storeTypes: [], shipsFromCountries: [] }
    for (const name of askedFields[side]) {
      await set(who, { [name]: name in empty ? empty[name as keyof typeof empty] : null })
      expect([name, (await listOf(who)).percentage < 100]).toEqual([name, true])
      await set(who, described)
    }
  })
  test('a rejected or expired document and half a default address count for nothing', async () => {
    const who = await person({ side: 'retailer' })
    await document(who, { status: 'REJECTED' })
    await document(who, { status: 'VERIFIED', expiresOn: '2020-01-01' })
    await address(who, { isDefaultShipping: true })
    expect(done(await listOf(who))).toEqual([])
    await document(who, { expiresOn: '2099-01-01' })
    await address(who, { isDefaultBilling: true })
    expect(done(await listOf(who))).toEqual(['documents', 'address'])
  })
  test.each(['brand', 'retailer'] as const)(
    'a %s is complete with its items; that day is kept for ever',
    async (side) => {
      const who = await person({ side })
      await fill(who)
      const lists = await Promise.all([listOf(who), listOf(who), listOf(who)])
      expect(lists.map(({ percentage, referrals }) => [percentage, referrals])).toEqual(lists.map(() => [100, false]))
      expect(done(lists[0]!).sort()).toEqual([...new Set([...checklistItems[side], 'firstCollection'])].sort())
      const day = () =>
        db.selectFrom('entity').select('onboardCompletedAt').where('id', '=', who.entityId!).executeTakeFirstOrThrow()
      const { onboardCompletedAt } = await day()
      expect(onboardCompletedAt).not.toBeNull()
      await set(who, { about: '' })
      expect((await listOf(who)).percentage).toBeLessThan(100)
      await set(who, { about: 'Again' })
      await listOf(who)
      expect((await day()).onboardCompletedAt).toEqual(onboardCompletedAt)
      const { data } = await ask(who, entities.read, { params: { role: side, id: who.entityId } })
      expect(data).toMatchObject({ status: 'ACTIVE', onboardCompletedAt: onboardCompletedAt!.toISOString() })
      const events = await db.selectFrom('outbox').select('payload').where('topic', '=', 'live').execute()
      expect(events.filter(({ payload }) => (payload as { id: string }).id === who.entityId)).toHaveLength(1)
    },
  )
  test('of another entity nothing is counted; the marketplace’s people have nothing to do', async () => {
    const { id } = await entity({ type: 'brand' })
    const [who, other] = [await person({ side: 'brand', entityId: id }), await person({ side: 'brand' })]
    await fill(other)
    expect(done(await listOf(who))).toEqual([])
    const list = await listOf(await person({ side: 'souk' }))
    expect([list.percentage, done(list)]).toEqual([100, []])
    expect((await ask(await person({ side: 'guest' }), entities.checklist)).status).toBe(403)
  })
})
