import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedLine, type Minimum, minimumsOf } from './minimum.ts'

const line = (
  productId: string,
  collectionId: string,
  unitPrice: bigint,
  quantity: number,
  most: number | null = null,
) => ({ productId, collectionId, unitPrice, quantity, most }) satisfies CountedLine

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
      most: fc.option(fc.integer({ min: 1, max: 500 })),
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
      expect(chosen.most === null || chosen.quantity + quantity <= chosen.most).toBe(true)
    }),
  )
})
