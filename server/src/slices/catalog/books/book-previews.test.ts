import { afterAll, describe, expect, test } from 'vitest'
import { previews, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { newBookkeeper } from '../../../testing/bookkeeper.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)
const { brand, owner, kin, group, now, create, assign, upload } = await newBookkeeper(world)
const other = await person({ side: 'brand' })

describe('through a retailer’s eyes', () => {
  test('each product with its price and where it comes from, or why it is hidden', async () => {
    const { collectionId } = now()
    const prices = await create(priceBooks, 'Gulf prices')
    await assign(priceBooks, prices.id, { groupIds: [group.id] })
    const bookParams = { collectionId, bookId: prices.id }
    await upload(priceBooks.import, bookParams, [
      ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice'],
      ['U0', 'EUR', '40', ''],
    ])
    const segment = await create(segmentationBooks, 'Some')
    await assign(segmentationBooks, segment.id, { retailerIds: [kin.id] })
    await upload(segmentationBooks.import, { collectionId, bookId: segment.id }, [
      ['uniqueId', 'visible'],
      ['U0', 'yes'],
      ['U1', 'yes'],
    ])
    const look = (query: object = {}, retailerId = kin.id, who = owner) =>
      ask(who, previews.asRetailer, { params: { collectionId, retailerId }, query })
    const { data } = await look()
    expect(
      data.items.map(({ product, hidden, priceFrom }) => [product.uniqueId, product.wholesalePrice, hidden, priceFrom]),
    ).toEqual([
      ['U0', '40.00', null, { name: 'Gulf prices', level: 'group' }],
      ['U1', '50.00', null, null],
      ['U2', '50.00', 'notInSegment', null],
    ])
    expect(data).toMatchObject({
      currency: 'EUR',
      retailer: { name: 'Kin', country: 'AE' },
      shownCount: 2,
      hiddenCount: 1,
      segment: { name: 'Some', level: 'retailer' },
    })
    const [first, ...later] = data.items
    expect((await look({ after: first!.product._id })).data.items).toEqual(later)
    expect((await look({ after: collectionId })).data.items).toEqual([])
    expect((await look({ only: 'hidden' })).data.total).toBe(1)
    await db
      .updateTable('entity')
      .set({ restrictedCountries: ['AE'] })
      .where('id', '=', brand.id)
      .execute()
    expect((await look({ only: 'shown' })).data.total).toBe(0)
    expect((await look()).data.items[0]!.hidden).toBe('restrictedCountry')
    expect((await look({ only: 'shown' })).data).toMatchObject({ currency: 'EUR', shownCount: 0, hiddenCount: 3 })
    await db.updateTable('entity').set({ restrictedCountries: [] }).where('id', '=', brand.id).execute()
    const stranger = await entity({ type: 'retailer' })
    expect((await look({}, stranger.id)).status).toBe(404)
    expect((await look({}, kin.id, other)).status).toBe(404)
  })
  test('a closed collection is hidden, but not from who ordered from it', async () => {
    const { collectionId } = now()
    const params = { collectionId, retailerId: kin.id }
    const look = async () => (await ask(owner, previews.asRetailer, { params })).data
    await db.updateTable('collection').set({ status: 'NEW' }).where('id', '=', collectionId).execute()
    expect((await look()).items.map(({ hidden }) => hidden)).toEqual(Array(3).fill('collectionNotLive'))
    await db.insertInto('collectionReader').values({ collectionId, retailerId: kin.id }).execute()
    expect(await look()).toMatchObject({ shownCount: 3, hiddenCount: 0, segment: null })
  })
  test('partners are found by name', async () => {
    expect(
      (await ask(owner, previews.assignees, { query: { q: 'ki' } })).data.retailers.map(({ name }) => name),
    ).toEqual(['Kin'])
    expect((await ask(other, previews.assignees)).data).toEqual({ retailers: [], groups: [] })
  })
})
