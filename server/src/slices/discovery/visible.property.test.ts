import { propertyRuns } from '../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { markupBandOf, priceBandOf } from '@souk/contract/core/bands.ts'
import { amount } from '@souk/contract/core/money.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { randomCatalog } from '../../testing/random-catalog.ts'
import { edits } from '../../testing/random-edits.ts'
import { newWorld } from '../../testing/world.ts'
import { compileListing } from '../catalog/visibility/compile-listing.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, collectionIds, productIds, retailers, apply, openEverything, ruled } = await randomCatalog(world)
/** Every other product is of this kind. */
const kind = { category: 'KNITWEAR', gender: 'MALE' } as const
const kindIds = productIds.filter((_, at) => at % 2 === 0)
await db.updateTable('product').set(kind).where('id', 'in', kindIds).execute()
for (const collectionId of collectionIds) await compileListing(db, collectionId)
const people = [
  { at: null, who: await person({ side: 'guest' }) },
  ...(await Promise.all(
    retailers.map(async ({ id }, at) => ({ at, who: await person({ side: 'retailer', entityId: id }) })),
  )),
]
type Ruled = Awaited<ReturnType<typeof ruled>>
type Told = Pick<ProductRow, '_id' | 'currency' | 'wholesalePrice' | 'retailPrice'>

/** What an answer says a product costs, as the rule would write it. */
function shownPrice({ currency, ...row }: Told) {
  return { currency, retail: row.retailPrice, ...('wholesalePrice' in row && { wholesale: row.wholesalePrice }) }
}
function priceOf(rule: Ruled, id: string) {
  const price = rule.get(id)
  if (!price) return 'hidden'
  const text = (minor: bigint | null) => (minor === null ? null : amount({ minor, currency: price.currency }))
  return {
    currency: price.currency,
    retail: text(price.retail),
    ...('wholesale' in price && { wholesale: text(price.wholesale ?? null) }),
  }
}
/** Each product of a list once, at the price of the rule, and all that the rule shows of these. */
function expectRuled(list: readonly Told[], rule: Ruled, among: readonly string[]) {
  expect(Object.fromEntries(list.map((row) => [row._id, shownPrice(row)]))).toEqual(
    Object.fromEntries(among.filter((id) => rule.has(id)).map((id) => [id, priceOf(rule, id)])),
  )
  expect(list.length).toBe(new Set(list.map(({ _id }) => _id)).size)
}

/** Counts per band by the rule; hidden prices are not counted. */
function bandsOf(rule: Ruled) {
  const price: Record<string, number> = {}
  const markUp: Record<string, number> = {}
  const add = (to: Record<string, number>, key: string | undefined) => key && (to[key] = (to[key] ?? 0) + 1)
  for (const { currency, retail, ...level } of rule.values()) {
    const shown = 'wholesale' in level ? level.wholesale : retail
    if (shown !== null && shown !== undefined) add(price, priceBandOf('retailer', { minor: shown, currency }).key)
    if (retail !== null && level.wholesale)
      add(markUp, markupBandOf({ minor: retail, currency }, { minor: level.wholesale, currency })?.key)
  }
  return { price, markUp }
}
const counted = (facet: { value: string; count: number }[] = []) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

async function compare({ at, who }: (typeof people)[number]): Promise<number> {
  const rule = await ruled(at)
  const isOpen = at === null || retailers[at]!.access.includes('marketplace')
  const browse = await ask(who, discovery.browse)
  if (isOpen) {
    expectRuled(browse.data.products, rule, productIds)
    expect(browse.data.total).toBe(rule.size)
    const ofKind = (await ask(who, discovery.browse, { query: kind })).data
    expect(ofKind.total).toBe(ofKind.products.length)
    expectRuled(ofKind.products, rule, kindIds)
  } else expect(browse.status).toBe(403)
  const ofBrand = await ask(who, discovery.browse, { query: { brandId: brand.id } })
  expectRuled(ofBrand.data.products, rule, productIds)
  expect(ofBrand.data.total).toBe(rule.size)

  const filters = (await ask(who, discovery.filters, { query: { brandId: brand.id } })).data
  const bands = bandsOf(rule)
  expect({ total: filters.total, price: counted(filters.price) }).toEqual({ total: rule.size, price: bands.price })
  expect(counted(filters.markUp)).toEqual(at === null ? {} : bands.markUp)
  const isTold = rule.size === 0 || [...rule.values()].some((level) => 'wholesale' in level)
  expect('markUp' in filters).toBe(at !== null && isTold)
  for (const [band, count] of Object.entries(bands.price)) {
    const narrowed = await ask(who, discovery.browse, { query: { brandId: brand.id, price: band } })
    expect(narrowed.data.total).toBe(count)
  }

  const found = (await ask(who, discovery.search, { body: { q: 'velvt', limit: 24 } })).data.products
  expectRuled(found, rule, productIds)

  for (const [index, collectionId] of collectionIds.entries()) {
    const inCollection = productIds.slice(index * 3, index * 3 + 3)
    const list = await ask(who, products.list, { query: { collectionId } })
    const { status } = await ask(who, collections.read, { params: { collectionId } })
    expect(list.status).toBe(status)
    const ids = await ask(who, discovery.productIds, { query: { collectionId } })
    const shop = await ask(who, discovery.filters, { query: { collectionId } })
    expect([ids.status, shop.status]).toEqual([status, status])
    if (status === 404) {
      expect(inCollection.filter((id) => rule.has(id))).toEqual([])
      continue
    }
    expectRuled(list.data.products, rule, inCollection)
    expect(ids.data.productIds.toSorted()).toEqual(inCollection.filter((id) => rule.has(id)).toSorted())
    expect(shop.data.total).toBe(ids.data.productIds.length)
  }

  for (const productId of productIds) {
    const read = await ask(who, products.read, { params: { productId } })
    expect(read.status === 200 ? shownPrice(read.data) : 'hidden').toEqual(priceOf(rule, productId))
    const near = await ask(who, discovery.recommended, { query: { productId } })
    expect(near.status).toBe(read.status)
    if (near.status !== 200) continue
    for (const row of near.data) expect(shownPrice(row)).toEqual(priceOf(rule, row._id))
    expect(near.data.map(({ _id }) => _id)).not.toContain(productId)
  }
  return productIds.length
}

test(
  'no list, count, hit, recommendation or detail shows what the rule hides, or another price',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 12 }), async (sequence) => {
        await openEverything()
        for (const edit of sequence) await apply(edit)
        for (const one of people) expect(await compare(one)).toBe(6)
      }),
      { numRuns: propertyRuns(15) },
    )
  },
)
