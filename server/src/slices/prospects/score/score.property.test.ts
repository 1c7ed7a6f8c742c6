import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '@souk/contract/reference/taxonomy.ts'
import { featureNames } from '@souk/contract/prospects/prospect-words.ts'
import { type BrandFacts, type Features, featuresOf, type StoreFacts } from './features.ts'
import { type Judged, refit } from './refit.ts'
import { type Model, pointsOf, priorBias, priorModel, scoreOf } from './score.ts'

const keys = categories.map(({ key }) => key)
const value = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null })
const features = fc
  .record(Object.fromEntries(featureNames.map((name) => [name, value])))
  .map(
    (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, one]) => [name, { value: one, facts: [] }]),
      ) as never as Features,
  )
const number = fc.double({ min: -3, max: 3, noNaN: true })
const model: fc.Arbitrary<Model> = fc.record({
  version: fc.constant(1),
  bias: number,
  corrections: fc.record(
    Object.fromEntries(
      featureNames.map((name) => [
        name,
        fc.record({ known: number, missing: number, bends: fc.array(number, { minLength: 4, maxLength: 4 }) }),
      ]),
    ),
  ),
  slope: fc.double({ min: 0.05, max: 4, noNaN: true }),
  shift: number,
  isCalibrated: fc.boolean(),
  held: fc.constant({ stated: 0, right: 0 }),
}) as never

describe('the score', () => {
  test('is exactly the bias and its contributions', () => {
    fc.assert(
      fc.property(features, model, (given, learned) => {
        const { logit, contributions } = scoreOf(given, learned)
        let sum = priorBias + learned.bias
        for (const name of featureNames) sum += contributions[name]
        expect(sum).toBe(logit)
      }),
    )
  })

  test('shows points that add up to the percentage', () => {
    fc.assert(
      fc.property(features, model, (given, learned) => {
        const score = scoreOf(given, learned)
        const points = pointsOf(score)
        const sum = featureNames.reduce((total, name) => total + points[name], score.base)
        expect(sum).toBe(score.match)
        expect(score.match).toBeGreaterThanOrEqual(0)
        expect(score.match).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('is never lowered by a further shared category', () => {
    const some = fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 8 })
    const weights = fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), {
      minLength: keys.length,
      maxLength: keys.length,
    })
    fc.assert(
      fc.property(some, some, fc.constantFrom(...keys), weights, (own, theirs, shared, rare) => {
        const brand = {
          ...noBrand,
          categories: [...new Set([...own, shared])],
          rarity: new Map(keys.map((key, at) => [key, rare[at]!])),
        }
        const without = theirs.filter((key) => key !== shared)
        const before = scoreOf(featuresOf(brand, { ...noStore, categories: without }), priorModel)
        const after = scoreOf(featuresOf(brand, { ...noStore, categories: [...without, shared] }), priorModel)
        expect(after.logit).toBeGreaterThanOrEqual(before.logit)
      }),
    )
  })
})

describe('the refit', () => {
  const nothing = Object.fromEntries(featureNames.map((name) => [name, null])) as Judged['values']
  const judge = (brandId: string, price: number | null, isGood: boolean): Judged => ({
    brandId,
    values: { ...nothing, price },
    positions: { ...nothing, price },
    isGood,
  })
  test('without judgements is the prior', () => {
    const learned = refit([], 1)
    fc.assert(
      fc.property(features, (given) => {
        expect(scoreOf(given, learned).logit).toBeCloseTo(scoreOf(given, priorModel).logit, 9)
      }),
    )
  })
  test('learns what brands reject and stays estimated below the number needed', () => {
    const judged = Array.from({ length: 300 }, (_, at) =>
      judge(`b${Math.floor(at / 100)}`, at % 2 ? 0.95 : 0.1, at % 2 === 0),
    )
    const learned = refit(judged, 2)
    expect(learned.isCalibrated).toBe(false)
    expect(learned.corrections.price!.known).toBeLessThan(-0.5)
    expect(learned.corrections.price!.bends).toBeUndefined()
  })
  test('calibrates what it states from the number needed on', () => {
    const judged = Array.from({ length: 600 }, (_, at) =>
      judge(`b${Math.floor(at / 100)}`, at % 2 ? 0.9 : 0.1, at % 10 < (at % 2 ? 8 : 2)),
    )
    const learned = refit(judged, 3)
    expect(learned.held.stated).toBeLessThan(600)
    const stated = (price: number) =>
      scoreOf(
        Object.fromEntries(
          Object.entries(judge('b', price, true).values).map(([name, one]) => [name, { value: one, facts: [] }]),
        ) as never,
        learned,
      ).match
    const share = (isOdd: boolean) => {
      const half = judged.filter((_, at) => (at % 2 === 1) === isOdd)
      return (100 * half.filter(({ isGood }) => isGood).length) / half.length
    }
    expect(Math.abs(stated(0.9) - share(true))).toBeLessThan(12)
    expect(Math.abs(stated(0.1) - share(false))).toBeLessThan(12)
  })
  test.each([
    ['is certain where held-out brands confirm it', 0.97, false],
    ['is estimated where they do not, however many judgements there are', 0.6, true],
  ])('%s', (_, share, isEstimated) => {
    const judged = Array.from({ length: 1_000 }, (_one, at) =>
      judge(`b${at % 10}`, at % 2 ? 0.9 : 0.1, at % 2 === 1 && (at * 7) % 100 < 100 * share),
    )
    expect(refit(judged, 4).isCalibrated).toBe(!isEstimated)
  })
  test('of one brand alone is estimated, because no other brand confirms it', () => {
    const judged = Array.from({ length: 600 }, (_, at) => judge('b', at % 2 ? 0.9 : 0.1, at % 2 === 1))
    expect(refit(judged, 5)).toMatchObject({ isCalibrated: false, held: { stated: 0, right: 0 } })
  })
  test('learns a curve: what fits in the middle and at neither end', () => {
    const judged = Array.from({ length: 900 }, (_, at) => {
      const price = [0.05, 0.5, 0.95][at % 3]!
      return judge(`b${at % 9}`, price, price === 0.5)
    })
    const learned = refit(judged, 6)
    const logit = (price: number) => {
      const features = featureNames.map((name) => [name, { value: name === 'price' ? price : null, facts: [] }])
      return scoreOf(Object.fromEntries(features) as never, learned).logit
    }
    expect(logit(0.5)).toBeGreaterThan(logit(0.05) + 2)
    expect(logit(0.5)).toBeGreaterThan(logit(0.95) + 2)
  })
})

const noBrand: BrandFacts = {
  name: 'Maison Orla',
  country: null,
  categories: [],
  departments: [],
  avgRetailPrice: null,
  currency: 'EUR',
  minimumOrder: null,
  restrictedCountries: [],
  peers: new Map(),
  rarity: new Map(),
  stockists: [],
}
const noStore: StoreFacts = {
  country: 'FR',
  storeType: null,
  categories: [],
  departments: [],
  avgRetailPrice: null,
  currency: 'EUR',
  doors: null,
  carriedBrands: [],
  likeness: null,
  point: null,
}
