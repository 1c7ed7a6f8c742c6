import { expect, test } from 'vitest'
import { currenciesOf, monthsOf } from './order-figures.ts'

test('a year is twelve months of one currency, with nought where nothing was', () => {
  const months = [
    { month: '2026-11', currency: 'EUR', orders: 1, amount: '900.00' },
    { month: '2026-01', currency: 'EUR', orders: 3, amount: '10.00' },
    { month: '2026-10', currency: 'JPY', orders: 2, amount: '99000' },
  ]
  expect(currenciesOf(months)).toEqual(['EUR', 'JPY'])
  const year = monthsOf(months, 'EUR')
  expect(year).toHaveLength(12)
  expect([year[0], year[1], year.at(-1)]).toEqual([
    { month: '2025-12', amount: 0 },
    { month: '2026-01', amount: 10 },
    { month: '2026-11', amount: 900 },
  ])
})
