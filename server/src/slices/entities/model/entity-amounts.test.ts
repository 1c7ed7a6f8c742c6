import { expect, test } from 'vitest'
import { amountsAfter } from './entity-amounts.ts'

const saved = { currency: 'USD', avgWholesalePrice: 1200n, avgRetailPrice: null, minimumOrderValue: 1250n }

test('what is typed is in the new currency, what stays keeps its figure, what is taken away is gone', () => {
  expect(amountsAfter({ avgRetailPrice: '3', minimumOrderValue: null }, saved)).toEqual({
    avgWholesalePrice: 1200n,
    avgRetailPrice: 300n,
    minimumOrderValue: null,
  })
  expect(amountsAfter({ currency: 'BHD' }, saved)).toEqual({ avgWholesalePrice: 12_000n, minimumOrderValue: 12_500n })
  expect(amountsAfter({ currency: 'JPY', minimumOrderValue: '13' }, saved)).toEqual({
    avgWholesalePrice: 12n,
    minimumOrderValue: 13n,
  })
})

test('a figure that the new currency cannot write is refused at the currency, a typed one at its field', () => {
  expect(() => amountsAfter({ currency: 'JPY' }, saved)).toThrow(
    expect.objectContaining({ details: { field: 'currency', params: { currency: 'JPY' } } }),
  )
  expect(() => amountsAfter({ avgWholesalePrice: '1.005' }, saved)).toThrow(
    expect.objectContaining({ details: { field: 'avgWholesalePrice', params: { currency: 'USD' } } }),
  )
  expect(amountsAfter({ currency: 'JPY' }, { ...saved, currency: 'JPY', minimumOrderValue: 100n })).toMatchObject({
    minimumOrderValue: 100n,
  })
})

test('minimums in other currencies become minor units of each currency', () => {
  expect(amountsAfter({ otherMinimums: { AED: '6000', JPY: '90' } }, saved).otherMinimums).toEqual({
    AED: '600000',
    JPY: '90',
  })
  expect(() => amountsAfter({ otherMinimums: { JPY: '9.5' } }, saved)).toThrow(
    expect.objectContaining({ details: { field: 'otherMinimums', params: { currency: 'JPY' } } }),
  )
})
