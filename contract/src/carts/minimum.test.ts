import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedLine, lacksMinimumIn, type Minimum, minimumIn, minimumsOf } from './minimum.ts'

const line = (
  productId: string,
  collectionId: string,
  unitPrice: bigint,
  quantity: number,
  limit: number | null = null,
) => ({ productId, collectionId, unitPrice, quantity, limit }) satisfies CountedLine

test('a collection with a minimum of its own is counted by itself, the others together for the brand', () => {
  const lines = [line('coat', 'winter', 10_000n, 2), line('hat', 'basics', 1_000n, 3), line('sock', 'more', 500n, 2)]
  const minimums: Minimum[] = [
    { collectionId: 'winter', required: 50_000n },
    { collectionId: null, required: 4_000n },
  ]
  expect(minimumsOf(lines, minimums)).toEqual([
    {
      collectionId: 'winter',
      required: 50_000n,
      reached: 20_000n,
      missing: 30_000n,
      more: { productId: 'coat', quantity: 3 },
    },
    { collectionId: null, required: 4_000n, reached: 4_000n, missing: 0n, more: null },
  ])
})

test('nothing is asked for what is not in the cart', () => {
  const minimums: Minimum[] = [
    { collectionId: 'winter', required: 5n },
    { collectionId: null, required: 5n },
  ]
  expect(minimumsOf([line('coat', 'winter', 10n, 1)], minimums)).toMatchObject([
    { collectionId: 'winter', missing: 0n },
  ])
})

test('the fewest pieces win, then the cheaper ones; what is not there cannot be bought', () => {
  const of = (lines: CountedLine[]) => minimumsOf(lines, [{ collectionId: null, required: 1_000n }])[0]!.more
  expect(of([line('a', 'c', 100n, 1), line('b', 'c', 300n, 1)])).toEqual({ productId: 'b', quantity: 2 })
  expect(of([line('a', 'c', 350n, 1), line('b', 'c', 325n, 1)])).toEqual({ productId: 'b', quantity: 1 })
  expect(of([line('a', 'c', 100n, 1), line('b', 'c', 300n, 1, 2)])).toEqual({ productId: 'a', quantity: 6 })
  expect(of([line('a', 'c', 100n, 1, 3)])).toBeNull()
  expect(of([line('a', 'c', 0n, 1)])).toBeNull()
})

test('what is proposed reaches the minimum, and one less of it does not', () => {
  const lines = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      collectionId: fc.constantFrom('x', 'y'),
      unitPrice: fc.bigInt(0n, 90_000n),
      quantity: fc.integer({ min: 1, max: 50 }),
      limit: fc.option(fc.integer({ min: 1, max: 500 })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(lines, fc.bigInt(1n, 9_000_000n), (counted, required) => {
      const distinct = counted.map((one, at) => ({ ...one, productId: `${one.productId}${at}` }))
      const [state] = minimumsOf(distinct, [{ collectionId: null, required }])
      if (!state?.more) return
      const { productId, quantity } = state.more
      const chosen = distinct.find((one) => one.productId === productId)!
      const with_ = (n: number) => state.reached + chosen.unitPrice * BigInt(n)
      expect(with_(quantity) >= required).toBe(true)
      expect(with_(quantity - 1) < required).toBe(true)
      expect(chosen.limit === null || chosen.quantity + quantity <= chosen.limit).toBe(true)
    }),
  )
})

test('a minimum of nothing is none, and one that is just reached misses nothing', () => {
  expect(minimumsOf([line('a', 'c', 10n, 1)], [{ collectionId: null, required: 0n }])).toEqual([])
  expect(minimumsOf([line('a', 'c', 10n, 1)], [{ collectionId: null, required: -1n }])).toEqual([])
  const [state] = minimumsOf([line('a', 'c', 10n, 1)], [{ collectionId: null, required: 10n }])
  expect(state).toMatchObject({ reached: 10n, missing: 0n, more: null })
})

test('of as many pieces the cheapest wins, the first of equals, and the last piece may be bought', () => {
  const of = (lines: CountedLine[]) => minimumsOf(lines, [{ collectionId: null, required: 1_000n }])[0]!.more
  const [dear, cheap] = [line('dear', 'c', 400n, 1), line('cheap', 'c', 300n, 1)]
  expect([of([dear, cheap]), of([cheap, dear])]).toEqual([
    { productId: 'cheap', quantity: 1 },
    { productId: 'cheap', quantity: 1 },
  ])
  expect(of([line('a', 'c', 400n, 1), line('b', 'c', 400n, 1)])!.productId).toBe('a')
  expect(of([line('few', 'c', 400n, 1), line('many', 'c', 10n, 1)])).toEqual({ productId: 'few', quantity: 2 })
  expect(of([line('many', 'c', 10n, 1), line('few', 'c', 400n, 1)])).toEqual({ productId: 'few', quantity: 2 })
  expect(of([line('a', 'c', 400n, 1, 3)])).toEqual({ productId: 'a', quantity: 2 })
})

const euro = { currency: 'EUR', minimumOrderValue: 500 }
const others = { ...euro, otherMinimums: { USD: 600 } }
const none = { currency: 'EUR', minimumOrderValue: null }

test.each([
  ['EUR', euro, 500],
  ['USD', euro, null],
  ['USD', others, 600],
  ['EUR', others, 500],
  ['GBP', others, null],
  ['EUR', none, null],
  ['EUR', { ...none, otherMinimums: { EUR: 1 } }, null],
])('in %s of %o it is %s', (currency, stated, expected) => {
  expect(minimumIn(currency, stated)).toBe(expected)
})

test.each([
  ['nothing is stated', 'EUR', [none], false],
  ['no terms are given', 'EUR', [], false],
  ['it is stated in this currency', 'EUR', [euro], false],
  ['it is stated in another', 'USD', [euro], true],
  ['it is stated in another, beside none', 'GBP', [none, { ...none, otherMinimums: { USD: 600 } }], true],
  ['another list is empty', 'USD', [{ ...none, otherMinimums: {} }], false],
  ['one of two states it in this currency', 'USD', [euro, others], false],
])('orders lack a minimum where %s', (_, currency, stated, expected) => {
  expect(lacksMinimumIn(currency, stated)).toBe(expected)
})

test('of two products that take as many units the cheaper one is named, to the last cent', () => {
  const more = (lines: CountedLine[]) => minimumsOf(lines, [{ collectionId: null, required: 401n }])[0]!.more
  const lines = [line('dear', 'c', 101n, 1), line('cheap', 'c', 100n, 1)]
  expect(more(lines)).toEqual({ productId: 'cheap', quantity: 2 })
  expect(more(lines.toReversed())).toEqual({ productId: 'cheap', quantity: 2 })
})
