import { expect, test } from 'vitest'
import { totalsOf } from './cart-totals.ts'

test('carts of one currency are added up, those of another stand by themselves', () => {
  const carts = [
    { currency: 'EUR', units: 3, amount: '10.50' },
    { currency: 'USD', units: 1, amount: '7.00' },
    { currency: 'EUR', units: 2, amount: '0.75' },
  ]
  expect(totalsOf(carts)).toEqual([
    { currency: 'EUR', units: 5, amount: '11.25' },
    { currency: 'USD', units: 1, amount: '7.00' },
  ])
})
