import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionTax, splitCommission } from './commission-tax.ts'

const french = { country: 'FR', taxNumber: 'FR40303265045', rate: 2_000 }
const emirati = { country: 'AE', taxNumber: '100123456700003', rate: 500 }

test.each([
  ['a brand of the own country pays the rate', french, { country: 'FR', taxNumber: '' }, 'S', 2_000],
  ['so does one in the Emirates', emirati, { country: 'AE', taxNumber: '100123456700003' }, 'S', 500],
  [
    'an EU business with a tax number accounts for it itself',
    french,
    { country: 'DE', taxNumber: 'DE123456789' },
    'AE',
    0,
  ],
  ['an EU business without a tax number: none', french, { country: 'DE', taxNumber: '' }, 'O', 0],
  ['an EU business with a number of another form: none', french, { country: 'DE', taxNumber: 'FR40303265045' }, 'O', 0],
  ['a brand outside the EU: none', french, { country: 'AE', taxNumber: '100123456700003' }, 'O', 0],
  ['a marketplace outside the EU, a brand inside: none', emirati, { country: 'DE', taxNumber: 'DE123456789' }, 'O', 0],
  ['a marketplace without a rate', { ...french, rate: 0 }, { country: 'FR', taxNumber: 'FR40303265045' }, 'O', 0],
  ['a brand whose country is unknown', french, { country: null, taxNumber: '' }, 'O', 0],
] as const)('%s', (_, seller, brand, category, rate) => {
  expect(commissionTax(seller, brand)).toEqual({ category, rate })
})

test('what is taxable and its tax are the commission, always', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 10_000 }), (total, rate) => {
      const { taxable, tax } = splitCommission(total, { category: 'S', rate })
      expect(taxable + tax).toBe(total)
      expect(tax >= 0n && taxable >= 0n).toBe(true)
    }),
  )
})
