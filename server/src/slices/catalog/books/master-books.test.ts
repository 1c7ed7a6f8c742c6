import { afterAll, describe, expect, test } from 'vitest'
import { currencyBooks, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { newBookkeeper } from '../../../testing/bookkeeper.ts'
import { newWorld } from '../../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { owner, kin, now, create, assign, download, upload, pricesSeen } = await newBookkeeper(world)
const other = await person({ side: 'brand' })

describe('the masters', () => {
  test('hold over every collection of the brand, below every narrower book', async () => {
    const { collectionId } = now()
    expect((await ask(owner, priceBooks.master)).data).toEqual([])
    const sheet = await download(priceBooks.exportMaster)
    expect(sheet[0]!.slice(0, 2)).toEqual(['collectionId', 'collection'])
    for (const row of sheet.slice(1)) if (row[5] === 'EUR') row[6] = '30'
    const mine = [sheet[0]!, ...sheet.slice(1).filter(([id]) => id === collectionId)]
    expect((await upload(priceBooks.importMaster, {}, mine)).data.changed).toBe(3)
    expect(await pricesSeen()).toEqual(['30.00', '30.00', '30.00'])
    const { id: bookId } = await create(priceBooks, 'Kin only')
    await assign(priceBooks, bookId, { retailerIds: [kin.id] })
    await upload(priceBooks.import, { collectionId, bookId }, [
      ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice'],
      ['U2', 'EUR', '20', ''],
    ])
    expect(await pricesSeen()).toEqual(['30.00', '30.00', '20.00'])
    await ask(owner, priceBooks.removeMaster)
    expect(await pricesSeen()).toEqual(['50.00', '50.00', '20.00'])
  })
})

describe('a master segment that is not there', () => {
  const seen = async () => (await pricesSeen()).length
  test('says yes for everything: brought back as it is it changes nothing, with one no exactly that', async () => {
    const { collectionId } = now()
    const sheet = (await download(segmentationBooks.exportMaster)).filter(([id], at) => at === 0 || id === collectionId)
    expect(sheet.slice(1).map((row) => row.at(-1))).toEqual(['yes', 'yes', 'yes'])
    expect((await upload(segmentationBooks.importMaster, {}, sheet)).data).toEqual({ changed: 0, problems: [] })
    expect((await ask(owner, segmentationBooks.master)).data).toEqual([])
    const [head, first] = sheet
    first![first!.length - 1] = 'no'
    expect((await upload(segmentationBooks.importMaster, {}, [head!, first!])).data.changed).toBe(1)
    expect(await seen()).toBe(2)
    await ask(owner, segmentationBooks.removeMaster)
    expect(await seen()).toBe(3)
  })
  test('a sheet without any price makes no master price book', async () => {
    const sheet = await download(priceBooks.exportMaster)
    expect((await upload(priceBooks.importMaster, {}, sheet)).data.changed).toBe(0)
    expect((await ask(owner, priceBooks.master)).data).toEqual([])
  })
})

describe('currencies', () => {
  test('each says how many products have a price in it, in the collection and over all', async () => {
    const { collectionId, ids } = now()
    const jpy = { productId: ids[0]!, currency: 'JPY', wholesale: 8000n }
    await db.insertInto('productPrice').values(jpy).execute()
    expect((await ask(owner, currencyBooks.list, { params: { collectionId } })).data).toEqual([
      { currency: 'EUR', isMain: true, pricedCount: 3, productsCount: 3 },
      { currency: 'JPY', isMain: false, pricedCount: 1, productsCount: 3 },
    ])
    expect((await ask(other, currencyBooks.list, { params: { collectionId } })).status).toBe(404)
    const all = (await ask(owner, currencyBooks.master)).data
    const euro = all.find(({ currency }) => currency === 'EUR')!
    expect(euro.productsCount).toBe(euro.collectionsCount * 3)
    expect(euro.pricedCount).toBe(euro.productsCount)
    expect((await ask(other, currencyBooks.master)).data).toEqual([])
  })
  test('prices in another currency come and go with a sheet', async () => {
    const { collectionId, ids } = now()
    const params = { collectionId, currencyCode: 'JPY' }
    const sheet = await download(currencyBooks.export, params)
    expect(sheet[0]).toEqual(['uniqueId', 'styleCode', 'name', 'wholesalePrice', 'retailPrice'])
    for (const row of sheet.slice(1)) row[3] = '8000'
    expect((await upload(currencyBooks.import, params, sheet)).data.changed).toBe(3)
    const rows = await db
      .selectFrom('productPrice')
      .select('wholesale')
      .where('currency', '=', 'JPY')
      .where('productId', 'in', ids)
      .execute()
    expect(rows.map(({ wholesale }) => Number(wholesale))).toEqual([8000, 8000, 8000])
    expect((await upload(currencyBooks.import, params, sheet)).data.changed).toBe(0)
    const without = await ask(owner, currencyBooks.update, { params: { collectionId }, body: { currencies: ['JPY'] } })
    expect(without.errors[0]?.field).toBe('currencies')
    expect(
      (await ask(owner, currencyBooks.update, { params: { collectionId }, body: { currencies: ['EUR', 'KWD'] } })).data
        .currencies,
    ).toEqual(['EUR', 'KWD'])
  })
})
