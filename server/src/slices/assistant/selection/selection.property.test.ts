import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { newShopWindow } from '../../../testing/assistant/shop-window.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { newWorld } from '../../../testing/world.ts'
import { viewerOf } from '../../catalog/door.ts'
import { type Candidate, type Demands, violationsOf, worthOf } from './candidate.ts'
import { findNamed } from './candidates.queries.ts'
import { chooseGreedy } from './choose-greedy.ts'
import { composeFirst, readPool } from './compose.ts'
import { presentSelection } from './present-selection.ts'
import { solve } from './solve.ts'

const world = await newWorld()
const { ask, close, db, deps } = world
afterAll(close)
const { shopper } = await newShopWindow(world)
const kim = await shopper()

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const euros = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => ({ amount: String(value), currency: 'EUR' }))
const subset = (values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 })
const briefs = fc
  .record({
    budget: some(euros(50, 12_000)),
    categories: some(subset(['DRESSES', 'TOPS', 'SWEATERS', 'BAGS', 'TROUSERS'])),
    materials: some(subset(['linen', 'cotton', 'wool', 'leather'])),
    colours: some(subset(['black', 'white', 'sage', 'navy'])),
    exclude: some(subset(['black', 'white', 'BAGS', 'linen', 'Atelier B'])),
    maxWholesale: some(euros(20, 100)),
    minWholesale: some(euros(10, 40)),
    minMarkup: some(fc.constantFrom(1.5, 2, 2.5, 3)),
    sizes: some(subset(['XS', 'S', 'M', 'L', 'XL'])),
    unitsPerStyle: some(fc.integer({ min: 1, max: 14 })),
    maxStyles: some(fc.integer({ min: 1, max: 20 })),
    maxBrands: some(fc.integer({ min: 1, max: 4 })),
    deliverBy: some(fc.constantFrom('2026-12-31', '2027-04-30', '2027-06-30')),
    inStock: some(fc.constant(true)),
    gender: some(fc.constantFrom('FEMALE', 'MALE') as fc.Arbitrary<'FEMALE' | 'MALE'>),
  })
  .map((brief) => Object.fromEntries(Object.entries(brief).filter(([, value]) => value !== undefined)) as Brief)

/** Everything a brief demands, checked on what the person is shown and on the products as the API returns them. */
test('a selection never violates its brief, stock, packs or minimums, and shows only what the API returns', async () => {
  await fc.assert(
    fc.asyncProperty(briefs, async (brief) => {
      const pool = await readPool(db, kim, brief)
      const { choice, content } = composeFirst(pool)
      expect(violationsOf(pool.candidates, pool.limits, choice)).toEqual([])
      const rows = await findNamed(db, await viewerOf(db, kim), [
        ...new Set(
          content.lines.flatMap(({ productId, replacements }) => [
            productId,
            ...replacements.map((one) => one.productId),
          ]),
        ),
      ])
      const known = new Map(rows.map((row) => [row.id, row]))
      const shown = presentSelection({ id: kim.userId, number: 1, source: 'FIRST', previousId: null, content }, null, {
        say: deps.say,
        language: 'en',
        known,
      })
      expect(shown.lines).toHaveLength(content.lines.length)
      if (brief.budget) expect(Number(shown.totals.amount)).toBeLessThanOrEqual(Number(brief.budget.amount))
      expect(shown.totals.styles).toBeLessThanOrEqual(brief.maxStyles ?? 60)
      expect(shown.totals.brands.length).toBeLessThanOrEqual(brief.maxBrands ?? 99)
      expect(shown.minimums.filter(({ isReached }) => !isReached)).toEqual([])
      for (const line of shown.lines) {
        const row = known.get(line.productId)!
        expect(line.packs).toBeLessThanOrEqual(line.mostPacks)
        if (brief.maxWholesale) expect(Number(line.wholesale)).toBeLessThanOrEqual(Number(brief.maxWholesale.amount))
        if (brief.minWholesale) expect(Number(line.wholesale)).toBeGreaterThanOrEqual(Number(brief.minWholesale.amount))
        if (brief.minMarkup)
          expect(Number(line.retail) / Number(line.wholesale)).toBeGreaterThanOrEqual(brief.minMarkup)
        if (brief.categories)
          expect(brief.categories.some((key) => key === row.category || key === row.subCategory)).toBe(true)
        if (brief.exclude?.includes('Atelier B')) expect(line.brandName).not.toBe('Atelier B')
        for (const colour of ['black', 'white'])
          if (brief.exclude?.includes(colour)) expect(line.colour.toLowerCase()).not.toContain(colour)
        if (brief.inStock) expect(row.collectionType).toBe('IN_STOCK')
        if (brief.unitsPerStyle) expect(line.units).toBe(brief.unitsPerStyle)
        if (brief.deliverBy && row.shipsUntil) expect(row.shipsUntil <= brief.deliverBy).toBe(true)
        if (brief.sizes)
          expect((line.items ?? []).every(({ size }) => brief.sizes!.includes(size) || size === 'One size')).toBe(true)
      }
    }),
    { numRuns: process.env.SOUK_FULL ? 1_000 : propertyRuns(40) }, // check-sources: allow
  )
})

test('every product and price that is mentioned is one the API returns for the same session', async () => {
  const pool = await readPool(db, kim, { budget: { amount: '9000', currency: 'EUR' } })
  const { content } = composeFirst(pool)
  const ids = [...new Set(content.lines.map(({ productId }) => productId))]
  const known = new Map((await findNamed(db, await viewerOf(db, kim), ids)).map((row) => [row.id, row]))
  const shown = presentSelection({ id: kim.userId, number: 1, source: 'FIRST', previousId: null, content }, null, {
    say: deps.say,
    language: 'en',
    known,
  })
  expect(shown.lines.length).toBeGreaterThan(5)
  for (const line of shown.lines) {
    const { data, status } = await ask(kim, products.read, { params: { productId: line.productId } })
    expect(status).toBe(200)
    expect([data.name, data.wholesalePrice, data.retailPrice, data.currency]).toEqual([
      line.name,
      line.wholesale,
      line.retail,
      line.currency,
    ])
  }
})

const candidates = fc.array(
  fc.record({
    product: fc.nat(20),
    brand: fc.nat(4),
    cost: fc.integer({ min: 500, max: 30_000 }),
    limit: fc.integer({ min: 1, max: 3 }),
    value: fc.integer({ min: 1, max: 900 }),
    category: fc.constantFrom('DRESSES', 'TOPS'),
  }),
  { maxLength: 24 },
)
const demands = fc.record({
  budget: fc.option(fc.integer({ min: 0, max: 200_000 })),
  maxStyles: fc.integer({ min: 1, max: 12 }),
  maxBrands: fc.option(fc.integer({ min: 1, max: 4 })),
  maxColours: fc.constantFrom(1, 2),
})

test('the greedy and the solved choice keep every rule, and the solver is not worse beyond its gap', async () => {
  await fc.assert(
    fc.asyncProperty(candidates, demands, async (list, limits) => {
      const made = list.map(({ product, brand, cost, limit, value, category }, at): Candidate => ({
        productId: `p${product}`,
        colour: `c${at}`,
        brandId: `b${brand}`,
        collectionId: `k${brand}`,
        category,
        subCategory: null,
        currency: 'EUR',
        minimumGroup: `g${brand}`,
        minimum: brand * 9_000,
        packCost: cost,
        packUnits: 4,
        mostPacks: limit,
        items: [],
        value,
        reasons: [],
      }))
      const whole: Demands = { ...limits, wantedKeys: ['DRESSES'] }
      const first = chooseGreedy(made, whole)
      expect(violationsOf(made, whole, first)).toEqual([])
      if (made.length === 0) return
      const solved = await solve({ candidates: made, demands: whole, locked: made.map(() => 0), seconds: 2 })
      if (!solved) {
        expect(first.every((packs) => packs === 0)).toBe(true) // nothing can be bought
        return
      }
      expect(violationsOf(made, whole, solved)).toEqual([])
      expect(worthOf(made, whole, solved)).toBeGreaterThanOrEqual(worthOf(made, whole, first) * 0.97 - 1)
    }),
    { numRuns: propertyRuns(20) },
  )
})
