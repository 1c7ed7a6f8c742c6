import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { AmountAboveZeroIn, AmountIn, Currency, PriceIn } from './amounts.ts'
import { amount, amountsByCurrency, decimalsOf, money, sum, times } from './money.ts'

const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'EUR', 'CLP', 'TND')
const minor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })

test.each([
  ['12.50', 'USD', 1250n],
  ['1250', 'JPY', 1250n],
  ['1.250', 'KWD', 1250n],
  ['0.05', 'EUR', 5n],
  ['0.00', 'USD', 0n],
  ['-0.05', 'USD', -5n],
] as const)('%s %s is %s minor units, there and back', (text, currency, minor) => {
  expect(money(text, currency)).toEqual({ minor, currency })
  expect(amount({ minor, currency })).toBe(text)
})
test('decimals that were not written are zeros', () => {
  expect(money('12', 'KWD')?.minor).toBe(12_000n)
  expect(money('12.5', 'USD')?.minor).toBe(1_250n)
})
test('a yen has no cents, a dollar no tenths of one', () => {
  expect([money('12.5', 'JPY'), money('12.505', 'USD')]).toEqual([null, null])
})
test('every amount survives its text', () => {
  fc.assert(
    fc.property(minor, currency, (minor, currency) => {
      const text = amount({ minor, currency })
      expect(money(text, currency)).toEqual({ minor, currency })
      expect(text.split('.')[1]?.length ?? 0).toBe(decimalsOf(currency))
    }),
  )
})
test('what is not negative is taken back in as it went out', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), currency, (minor, currency) => {
      const text = amount({ minor, currency })
      expect(AmountIn.parse(text)).toBe(text)
    }),
  )
})
test('a sum is the same in any order, and a price times units is a sum', () => {
  fc.assert(
    fc.property(fc.array(minor), fc.nat(50), (minors, units) => {
      const parts = minors.map((minor) => ({ minor, currency: 'EUR' }))
      expect(sum('EUR', parts)).toEqual(sum('EUR', parts.toReversed()))
      for (const part of parts) expect(times(part, units)).toEqual(sum('EUR', Array(units).fill(part)))
    }),
  )
})
test('two currencies never add up', () => {
  expect(() => sum('USD', [{ minor: 1n, currency: 'EUR' }])).toThrow('EUR cannot be added to USD')
})
test.each([12.5, '12.50', 0, '0', '0.5', '999999999999999.999'])('%s is an amount', (given) => {
  expect(AmountIn.parse(given)).toBe(String(given))
})
test.each([
  '012',
  '-1',
  '1e5',
  '',
  ' 1',
  '1 ',
  '1.',
  '.5',
  '1,5',
  '١',
  '1.2345',
  '1000000000000000',
  1e21,
  1e-7,
  -1,
  NaN,
  Infinity,
])('%s is none', (given) => {
  expect(AmountIn.safeParse(given).success).toBe(false)
})
test('an objection is a key', () => {
  expect(AmountIn.safeParse('x').error?.issues[0]?.message).toBe('rules.price')
  expect(Currency.safeParse('usd').error?.issues[0]?.message).toBe('money.currency')
})

test('stored minor units become amounts, each in its currency', () => {
  expect(amountsByCurrency({ EUR: '1250', JPY: '12', KWD: '-5' })).toEqual({ EUR: '12.50', JPY: '12', KWD: '-0.005' })
  expect(amountsByCurrency({})).toEqual({})
})

test.each(['EURO', 'XEUR', 'EU', 'Eur'])('%s is no currency', (text) => {
  expect(Currency.safeParse(text).success).toBe(false)
})

test.each([
  ['0', 'rules.positive'],
  ['0.00', 'rules.positive'],
  ['0.01', null],
  ['12', null],
  [5, null],
  ['-1', 'rules.price'],
  ['01', 'rules.price'],
])('an amount above zero, typed as %o, is refused with %o', (typed, message) => {
  expect(z.safeParse(AmountAboveZeroIn, typed).error?.issues[0]?.message ?? null).toBe(message)
})

test.each([
  ['', null],
  [null, null],
  ['0', '0'],
  [12.5, '12.5'],
])('a price typed as %o means %o', (typed, price) => {
  expect(z.parse(PriceIn, typed)).toBe(price)
})
