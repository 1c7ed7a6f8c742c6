import { propertyRuns } from '../../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { randomCatalog } from '../../../testing/random-catalog.ts'
import { edits } from '../../../testing/random-edits.ts'
import { newWorld } from '../../../testing/world.ts'
import { visibleInParts } from '../products/product-rows.queries.ts'
import { type CatalogViewer, retailerViewer } from './viewer.ts'
import {
  accessOf,
  isCollectionOpen,
  isCollectionOpenInParts,
  isInSegment,
  isNotLeftOut,
  isOwnPrice,
  isThere,
  mayKnowWholesale,
  priceFor,
} from './visible.ts'

const world = await newWorld()
const { close, db } = world
afterAll(close)
const { brand, productIds, retailers, books, apply, openEverything, ruled } = await randomCatalog(world)

type Shown = { id: string; currency: string; wholesale: bigint | null; retail: bigint | null; isWspTold: boolean }

async function shownTo(viewer: CatalogViewer): Promise<Map<string, Shown>> {
  const { rows } = await sql<Shown>`
    select product.id, price.currency, price.wholesale, price.retail, ${mayKnowWholesale(viewer)} as is_wsp_told
    from product join collection on collection.id = product.collection_id join entity brand on brand.id = collection.brand_id
    left join lateral ${accessOf(viewer)} seen on true left join product_price own on ${isOwnPrice(viewer)} left join lateral ${priceFor(viewer)} price on true
    where ${isThere} and ${isCollectionOpen(viewer)} and ${isInSegment(viewer)} and ${isNotLeftOut(viewer)}
      and product.brand_id = ${brand.id}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Counted in parts, each open collection and each product shown is counted once and no other. */
async function expectSameInParts(viewer: CatalogViewer, shown: ReadonlyMap<string, Shown>): Promise<void> {
  const parts = isCollectionOpenInParts(viewer)
  if (!parts) return
  const { rows } = await sql<{ times: number; should: number }>`
    select ${parts[0]}::int + ${parts[1]}::int as times, coalesce(${isCollectionOpen(viewer)}, false)::int as should
    from collection join entity brand on brand.id = collection.brand_id where brand.id = ${brand.id}`.execute(db)
  expect(rows.map(({ times }) => times)).toEqual(rows.map(({ should }) => should))
  const everything = sql<boolean>`true`
  const [whole, others] = visibleInParts(db, viewer, { ofProduct: everything, ofListing: everything })!
  const ids = [
    ...(await whole.select('product.id').execute()),
    ...(await others.select(sql<string>`listing.product_id`.as('id')).execute()),
  ].map(({ id }) => id)
  expect(ids.toSorted()).toEqual([...shown.keys()].toSorted())
}

async function compare(): Promise<number> {
  let compared = 0
  const viewer: readonly (number | null)[] = [null, 0, 1, 2, 3]
  for (const at of viewer) {
    const viewer = at === null ? ({ kind: 'guest' } as const) : await retailerViewer(db, retailers[at]!.id)
    const shown = await shownTo(viewer)
    await expectSameInParts(viewer, shown)
    const rule = await ruled(at)
    for (const id of productIds) {
      compared += 1
      const price = shown.get(id)
      const shownPrice = price && {
        currency: price.currency,
        retail: price.retail,
        ...(price.isWspTold && { wholesale: price.wholesale }),
      }
      expect({ id, at, price: shownPrice }).toEqual({ id, at, price: rule.get(id) })
    }
  }
  return compared
}

test('after any edits everybody is shown exactly what the rule says, at its price', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 4, maxLength: 14 }), async (sequence) => {
      await openEverything()
      for (const edit of sequence) await apply(edit)
      expect(await compare()).toBe(30) // five viewers, six products
    }),
    { numRuns: propertyRuns(80) },
  )
})

test('the narrowest level that says something counts: retailer, group, country, master', async () => {
  await openEverything()
  await apply({ do: 'relation', who: 0, isOn: true, group: 0 })
  const everything = [0, 1, 2, 3, 4, 5]
  const seen: number[] = []
  const viewer = () => retailerViewer(db, retailers[0]!.id)
  const levels = [null, { country: 'FR' as const }, { group: 0 }, { retailer: 0 }]
  for (const [n, to] of levels.entries()) {
    const price = (n + 1) * 100
    for (const kind of ['PRICE', 'SEGMENT'] as const) {
      await apply({
        do: 'book',
        kind,
        at: to ? 0 : null,
        products: kind === 'PRICE' ? everything : everything.slice(0, 3 - (n % 3)),
        price,
      })
      const newest = (await books()).filter((one) => one.collectionId !== null).length - 1
      if (to) await apply({ do: 'assign', which: newest, to })
    }
    await compare()
    seen.push(Number((await shownTo(await viewer())).get(productIds[0]!)!.wholesale))
  }
  expect(seen).toEqual([100, 200, 300, 400])
})
