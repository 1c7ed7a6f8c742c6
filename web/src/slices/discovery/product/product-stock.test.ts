import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { expect, test } from 'vitest'
import { cartonUnits, cartonsLeft, isSoldOut, shownStatus, sizesOf, stockOf } from './product-stock.ts'

const size = (name: string, quantityAvailable: number | null, cartonUnits = 0) => ({
  skuId: name,
  sku: name,
  size: name,
  quantityAvailable,
  cartonUnits,
})
const sage: Variant = { colour: 'Sage', sizes: [size('S', 4, 1), size('M', 9, 2)] }
const oat: Variant = { colour: 'Oat', sizes: [size('M', 0, 1), size('L', null)] }

test('all sizes of a style stand in the order of its colours', () => {
  expect(sizesOf([sage, oat])).toEqual(['S', 'M', 'L'])
})

test('a size that a colour does not come in is something else than one that is gone', () => {
  expect(stockOf(oat, 'S')).toBeUndefined()
  expect(stockOf(oat, 'M')).toBe(0)
  expect(stockOf(oat, 'L')).toBeNull()
})

test('the scarcest size decides how many cartons can be packed', () => {
  expect(cartonUnits({ variants: [sage] })).toBe(3)
  expect(cartonsLeft({ variants: [sage] })).toBe(4)
  expect(cartonsLeft({ variants: [sage, oat] })).toBe(0)
  expect(cartonsLeft({ variants: [{ colour: 'Ink', sizes: [size('S', null, 1)] }] })).toBeNull()
  expect(cartonsLeft({ variants: [] })).toBe(0)
})

test('a style of which nothing is left is not called available', () => {
  const gone: Variant = { colour: 'Ink', sizes: [size('S', 0), size('M', 0)] }
  expect(isSoldOut(gone)).toBe(true)
  expect(shownStatus({ status: 'AVAILABLE', isCarton: false, variants: [gone] })).toBe('SOLD_OUT')
  expect(shownStatus({ status: 'AVAILABLE', isCarton: false, variants: [gone, sage] })).toBe('AVAILABLE')
  expect(shownStatus({ status: 'AVAILABLE', isCarton: true, variants: [sage, oat] })).toBe('SOLD_OUT')
  expect(shownStatus({ status: 'COMING_SOON', isCarton: false, variants: [gone] })).toBe('COMING_SOON')
})
