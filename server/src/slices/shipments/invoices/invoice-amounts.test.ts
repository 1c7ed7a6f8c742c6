import { expect, test } from 'vitest'
import { creditedTax, depositShare, lineAmounts, totalsOf } from './invoice-amounts.ts'

const key = { category: 'S', rate: 2000, country: 'FR', reason: '' } as const
const taxed = (amount: bigint, more: object = {}) => ({ ...key, ...more, amount })

test.each([
  [3, 333n, 0, [999n, 0n, 999n]],
  [1, 105n, 1000, [105n, 11n, 94n]], // 10.5 is rounded half up
  [1, 104n, 1000, [104n, 10n, 94n]],
  [2, 50n, 10_000, [100n, 100n, 0n]],
  [0, 50n, 1000, [0n, 0n, 0n]],
] as const)('%i units at %s with %i hundredths of a percent off', (quantity, price, discount, [gross, off, net]) => {
  expect(lineAmounts({ quantity, price, discount })).toEqual({ gross, discount: off, net })
})

test('tax is computed once for each rate, on the sum of goods and freight', () => {
  const totals = totalsOf([taxed(13n), taxed(13n), taxed(100n, { rate: 550 })], [taxed(12n)])
  expect(totals).toMatchObject({ net: 126n, freight: 12n, tax: 14n, total: 152n })
  expect(totals.taxes).toEqual([
    { ...key, taxable: 38n, tax: 8n }, // 7.6; line by line it would be 2.6 + 2.6 + 2.4 → 3 + 3 + 2
    { ...key, rate: 550, taxable: 100n, tax: 6n },
  ])
})

test.each([
  ['country', { country: 'DE' }],
  ['category', { category: 'AE' }],
  ['rate', { rate: 0 }],
])('another %s is a sum of its own', (_, other) => {
  const { taxes } = totalsOf([taxed(10n), taxed(20n, other), taxed(30n)], [])
  expect(taxes.map(({ taxable }) => taxable)).toEqual([40n, 20n])
})

test('an invoice of nothing comes to nothing', () => {
  expect(totalsOf([], [])).toEqual({ net: 0n, freight: 0n, tax: 0n, total: 0n, taxes: [] })
})

test('credits one after the other give back exactly the tax of the whole', () => {
  const parts = [1n, 1n, 1n, 1n, 1n, 1n, 1n].map((now, before) => creditedTax(2000, BigInt(before), now))
  expect(parts).toEqual([0n, 0n, 1n, 0n, 0n, 0n, 0n])
  expect(creditedTax(2000, 0n, 7n)).toBe(1n)
})

/** A deposit of 30 for goods of 100. */
test.each([
  ['a first invoice takes its part', { used: 0n, isLast: false }, 50n, 15n],
  ['a part of one half is rounded up', { used: 0n, isLast: false }, 5n, 2n],
  ['the last takes the rest', { used: 20n, isLast: true }, 10n, 10n],
  ['never more than is left', { used: 25n, isLast: false }, 50n, 5n],
  ['its part where that is just what is left', { used: 15n, isLast: false }, 50n, 15n],
  ['nothing when all is used', { used: 30n, isLast: true }, 50n, 0n],
  ['nothing when more is used than there was', { used: 31n, isLast: true }, 50n, 0n],
] as const)('of a deposit %s', (_, state, net, expected) => {
  expect(depositShare({ deposit: 30n, goods: 100n, ...state }, net)).toBe(expected)
})

test('a deposit for goods that cost nothing is deducted at once', () => {
  expect(depositShare({ deposit: 30n, used: 10n, goods: 0n, isLast: false }, 0n)).toBe(20n)
})
