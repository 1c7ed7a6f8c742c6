import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedPrice, type PriceChangeKind, type PriceEnding, priceEndings, rateOf } from './price-change.ts'

test.each<[PriceChangeKind, string, bigint | null]>([
  ['PERCENT', '-15', 8_500n],
  ['PERCENT', '7.5', 10_750n],
  ['PERCENT', '0.01', 10_001n],
  ['PERCENT', '-99.99', 1n],
  ['PERCENT', '900', 100_000n],
  ['PERCENT', '-100', null],
  ['PERCENT', '901', null],
  ['PERCENT', '1.234', null],
  ['PERCENT', '', null],
  ['PERCENT', '+5', null],
  ['PERCENT', '1e2', null],
  ['FACTOR', '1.08', 10_800n],
  ['FACTOR', '0.8515', 8_515n],
  ['FACTOR', '0.0001', 1n],
  ['FACTOR', '10', 100_000n],
  ['FACTOR', '0', null],
  ['FACTOR', '10.0001', null],
  ['FACTOR', '1.00001', null],
  ['FACTOR', '-1', null],
])('%s %s multiplies by %s ten-thousandths', (kind, text, rate) => {
  expect(rateOf(kind, text)).toBe(rate)
})

test.each<[bigint, bigint, PriceEnding, string, bigint | null]>([
  [5_000n, 8_500n, 'UNIT', 'EUR', 4_250n],
  [3_333n, 8_500n, 'UNIT', 'EUR', 2_833n], // 2833.05
  [10n, 8_500n, 'UNIT', 'EUR', 9n], // 8.5
  [3n, 5_000n, 'UNIT', 'EUR', 2n], // 1.5
  [3_333n, 8_500n, 'TENTH', 'EUR', 2_830n],
  [2_500n, 10_100n, 'HALF', 'EUR', 2_550n], // 2525 is between 2500 and 2550
  [2_500n, 10_099n, 'HALF', 'EUR', 2_500n],
  [3_333n, 8_515n, 'WHOLE', 'EUR', 2_800n], // 2838.0495
  [2_950n, 10_000n, 'WHOLE', 'EUR', 3_000n],
  [4_999n, 10_800n, 'END_99', 'EUR', 5_399n], // 5398.92
  [5_000n, 10_000n, 'END_99', 'EUR', 4_999n],
  [5_050n, 10_000n, 'END_95', 'EUR', 5_095n], // 5045 is between 4995 and 5095
  [5_044n, 10_000n, 'END_95', 'EUR', 4_995n],
  [30n, 10_000n, 'END_99', 'EUR', 99n],
  [1_990n, 8_500n, 'UNIT', 'JPY', 1_692n], // 1691.5
  [1_990n, 8_500n, 'HALF', 'JPY', 1_692n],
  [1_990n, 8_500n, 'END_99', 'JPY', 1_692n],
  [19_995n, 8_500n, 'UNIT', 'KWD', 16_996n], // 16995.75
  [19_995n, 8_500n, 'TENTH', 'KWD', 17_000n],
  [19_995n, 8_500n, 'HALF', 'KWD', 17_000n],
  [19_995n, 8_500n, 'END_95', 'KWD', 16_950n],
  [0n, 8_500n, 'END_99', 'EUR', 0n],
  [40n, 10_000n, 'WHOLE', 'EUR', null],
  [1n, 1n, 'UNIT', 'EUR', null],
  [10n ** 17n - 1n, 10_001n, 'UNIT', 'EUR', null],
])('%d at %d ten-thousandths, to %s, in %s is %s', (minor, rate, ending, currency, expected) => {
  expect(changedPrice(minor, rate, ending, currency)).toBe(expected)
})

test('a new price is never zero, and never further from the exact one than a unit', () => {
  const prices = fc.bigInt({ min: 1n, max: 10n ** 9n })
  const rates = fc.bigInt({ min: 1n, max: 100_000n })
  fc.assert(
    fc.property(prices, rates, fc.constantFrom(...priceEndings), (minor, rate, ending) => {
      const next = changedPrice(minor, rate, ending, 'EUR')
      const exact = minor * rate
      const off = (next ?? 0n) * 10_000n - exact
      expect(next === null ? exact < 10_000n * 50n : next > 0n && (off < 0n ? -off : off) <= 10_000n * 100n).toBe(true)
    }),
  )
})
