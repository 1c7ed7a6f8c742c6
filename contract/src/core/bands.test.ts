import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Band, markupBandOf, markupBands, priceBandOf, priceBands } from './bands.ts'
import { coreMessages } from './core.messages.ts'
import { money } from './money.ts'

const usd = (text: string) => money(text, 'USD') ?? expect.fail(text)
const keys = (bands: readonly Band[]) => bands.map(({ key }) => key).join(' ')

test('the bands people see', () => {
  expect(keys(priceBands.retailer)).toBe('UNDER_25 FROM_26_TO_50 FROM_51_TO_100 FROM_101_TO_250 OVER_250')
  expect(keys(priceBands.brand)).toBe('UNDER_25 FROM_26_TO_100 FROM_101_TO_250 FROM_251_TO_500 OVER_500')
  expect(keys(markupBands)).toBe('UNDER_2_5 FROM_2_5_TO_2_8 FROM_2_8_TO_3_1 OVER_3_1')
  for (const band of [...priceBands.retailer, ...priceBands.brand, ...markupBands]) {
    expect(Band.parse(band)).toEqual(band)
    expect(coreMessages.en).toHaveProperty([band.label])
  }
})

test.each([
  ['0', 'UNDER_25', 'UNDER_25'],
  ['25.99', 'UNDER_25', 'UNDER_25'],
  ['26', 'FROM_26_TO_50', 'FROM_26_TO_100'],
  ['50.99', 'FROM_26_TO_50', 'FROM_26_TO_100'],
  ['51', 'FROM_51_TO_100', 'FROM_26_TO_100'],
  ['100.99', 'FROM_51_TO_100', 'FROM_26_TO_100'],
  ['101', 'FROM_101_TO_250', 'FROM_101_TO_250'],
  ['250', 'FROM_101_TO_250', 'FROM_101_TO_250'],
  ['250.01', 'OVER_250', 'FROM_101_TO_250'],
  ['251', 'OVER_250', 'FROM_251_TO_500'],
  ['500', 'OVER_250', 'FROM_251_TO_500'],
  ['500.01', 'OVER_250', 'OVER_500'],
])('a price of %s is %s to a retailer and %s to a brand', (price, forRetailer, forBrand) => {
  expect(priceBandOf('retailer', usd(price)).key).toBe(forRetailer)
  expect(priceBandOf('brand', usd(price)).key).toBe(forBrand)
})

test('26 is 26 in every currency, whatever its decimals', () => {
  for (const [minor, currency] of [
    [26n, 'JPY'],
    [2_600n, 'EUR'],
    [26_000n, 'KWD'],
  ] as const) {
    expect(priceBandOf('retailer', { minor, currency }).key).toBe('FROM_26_TO_50')
    expect(priceBandOf('retailer', { minor: minor - 1n, currency }).key).toBe('UNDER_25')
  }
})

test.each([
  ['24.99', '10', 'UNDER_2_5'],
  ['25', '10', 'FROM_2_5_TO_2_8'],
  ['27.99', '10', 'FROM_2_5_TO_2_8'],
  ['28', '10', 'FROM_2_8_TO_3_1'],
  ['0.31', '0.10', 'OVER_3_1'], // as floats of dollars 0.31 ÷ 0.1 is below 3.1
  ['31', '10', 'OVER_3_1'],
])('retail %s on wholesale %s is %s', (retail, wholesale, key) => {
  expect(markupBandOf(usd(retail), usd(wholesale))?.key).toBe(key)
})
test('one unit below a bound is below it, however long the amounts', () => {
  const [retail, wholesale] = [25n * 10n ** 17n, { minor: 10n ** 18n, currency: 'IDR' }]
  expect(markupBandOf({ minor: retail, currency: 'IDR' }, wholesale)?.key).toBe('FROM_2_5_TO_2_8')
  expect(markupBandOf({ minor: retail - 1n, currency: 'IDR' }, wholesale)?.key).toBe('UNDER_2_5')
})
test('nothing paid, no mark-up; two currencies, no mark-up', () => {
  expect(markupBandOf(usd('10'), usd('0'))).toBeNull()
  expect(() => markupBandOf(usd('10'), { minor: 1n, currency: 'EUR' })).toThrow('USD is no mark-up on EUR')
})

const cents = fc.bigInt({ min: 0n, max: 100_000n })
const isUpward = (bands: readonly Band[], lower: Band, higher: Band) => bands.indexOf(lower) <= bands.indexOf(higher)

test('every price lands in one band, and a higher price never in a lower band', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.constantFrom('retailer' as const, 'brand' as const),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (a, b, side, currency) => {
        const [low, high] = (a < b ? [a, b] : [b, a]).map((minor) => priceBandOf(side, { minor, currency })) as [
          Band,
          Band,
        ]
        expect(isUpward(priceBands[side], low, high)).toBe(true)
      },
    ),
  )
})
test('every mark-up lands in one band, and a higher retail price never in a lower band', () => {
  fc.assert(
    fc.property(cents, cents, fc.bigInt({ min: 1n, max: 50_000n }), (a, b, minor) => {
      const [low, high] = (a < b ? [a, b] : [b, a]).map((retail) =>
        markupBandOf({ minor: retail, currency: 'USD' }, { minor, currency: 'USD' }),
      ) as [Band, Band]
      expect(isUpward(markupBands, low, high)).toBe(true)
    }),
  )
})
test('where a band ends the next begins, once', () => {
  for (const bands of [priceBands.retailer, priceBands.brand, markupBands]) {
    expect([bands[0]?.min, bands.at(-1)?.max]).toEqual([null, null])
    const ends = bands.slice(0, -1).map(({ max, isMaxIncluded }) => [max, !isMaxIncluded])
    expect(ends).toEqual(bands.slice(1).map(({ min, isMinIncluded }) => [min, isMinIncluded]))
  }
})
