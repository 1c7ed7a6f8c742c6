import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { containedHalfUp, divideHalfUp, nextPart, shareDown, shareHalfUp, weighDown } from './rounding.ts'

test.each([
  [0n, 3n, 0n],
  [1n, 3n, 0n],
  [1n, 2n, 1n],
  [3n, 2n, 2n],
  [2n, 3n, 1n],
  [49n, 100n, 0n],
  [50n, 100n, 1n],
  [149n, 100n, 1n],
  [150n, 100n, 2n],
])('%d divided by %d is %d, half up', (amount, by, expected) => {
  expect(divideHalfUp(amount, by)).toBe(expected)
})

test.each([
  [33n, 1_500, 5n, 4n], // 4.95
  [30n, 1_500, 5n, 4n], // 4.5
  [29n, 1_500, 4n, 4n], // 4.35
  [25_610n, 2_000, 5_122n, 5_122n],
  [10n, 1_900, 2n, 1n], // 1.9
  [5n, 1_000, 1n, 0n], // 0.5
  [99n, 200, 2n, 1n], // 1.98
])('of %d at %d hundredths of a percent: %d half up, %d down', (amount, rate, up, down) => {
  expect([shareHalfUp(amount, rate), shareDown(amount, rate)]).toEqual([up, down])
})

test('weights get no more than the sum', () => {
  expect([1n, 1n, 1n].map((weight) => weighDown(100n, weight, 3n))).toEqual([33n, 33n, 33n])
  expect(weighDown(100n, 0n, 0n)).toBe(0n)
})

test('parts in any sizes add up to the whole', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), parts, (whole, quantities) => {
      const of = quantities.reduce((sum, one) => sum + one, 0)
      let before = 0
      let total = 0n
      for (const quantity of quantities) {
        total += nextPart(whole, of, before, quantity)
        before += quantity
      }
      expect(total).toBe(whole)
    }),
  )
})

test.each([
  [10n, 1n, 3n, 3n],
  [10n, 2n, 3n, 6n],
  [10n, 3n, 3n, 10n],
  [7n, 0n, 3n, 0n],
  [7n, 3n, 0n, 0n],
])('of %i a weight of %i in %i gets %i', (sum, weight, weights, part) => {
  expect(weighDown(sum, weight, weights)).toBe(part)
})

test.each([
  [12_000n, 2_000, 2_000n],
  [11_900n, 1_900, 1_900n],
  [100n, 500, 5n], // 4.76
  [3n, 2_000, 1n], // 0.5
  [2n, 2_000, 0n], // 0.33
  [100n, 0, 0n],
])('%d contains %d hundredths of a percent: %d', (amount, rate, tax) => {
  expect(containedHalfUp(amount, rate)).toBe(tax)
})

test('what an amount contains and the rest of it are the amount, and the rest with its share is it within a unit', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
      const tax = containedHalfUp(amount, rate)
      const whole = amount - tax + shareHalfUp(amount - tax, rate)
      expect(whole >= amount - 1n && whole <= amount + 1n).toBe(true)
    }),
  )
})
