import type { CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { expect, test } from 'vitest'
import { asItIs, moreOf, whatIsLeft } from './line-requests.ts'

const size = (skuId: string, value: number, quantityAvailable: number | null) => ({
  skuId,
  sku: skuId,
  size: skuId,
  value,
  quantityAvailable,
  cartonUnits: 2,
})
const coat = {
  _id: 'coat',
  isCarton: false,
  quantity: 0,
  variants: [{ colour: 'Sage', sizes: [size('s', 2, 3), size('m', 1, null), size('l', 0, 9)] }],
  changes: [] as CartProduct['changes'],
}
const box = { ...coat, _id: 'box', isCarton: true, quantity: 4 }

test('a line is set again as it is, without sizes of zero', () => {
  expect(asItIs(coat)).toEqual({
    productId: 'coat',
    items: [
      { sku: 's', value: 2 },
      { sku: 'm', value: 1 },
    ],
  })
  expect(asItIs(box)).toEqual({ productId: 'box', quantity: 4 })
})

test('what is left: short sizes are lowered, dearer ones stay, what is closed goes', () => {
  expect(whatIsLeft({ ...coat, changes: [{ kind: 'stock', skuId: 's', left: 1 }, { kind: 'price' }] }).items).toEqual([
    { sku: 's', value: 1 },
    { sku: 'm', value: 1 },
  ])
  expect(whatIsLeft({ ...coat, changes: [{ kind: 'stock', skuId: 's', left: 0 }] }).items).toContainEqual({
    sku: 's',
    value: 0,
  })
  expect(whatIsLeft({ ...box, changes: [{ kind: 'stock', left: 3 }] })).toEqual({ productId: 'box', quantity: 3 })
  for (const kind of ['deadline', 'access', 'status', 'onRequest'] as const) {
    expect(whatIsLeft({ ...coat, changes: [{ kind }] })).toEqual({ productId: 'coat', quantity: 0 })
  }
})

test('more of a product goes to the chosen sizes in turn, then to the others, never above what there is', () => {
  expect(moreOf(coat, 4).items).toEqual([
    { sku: 's', value: 3 },
    { sku: 'm', value: 4 },
  ])
  const scarce = { ...coat, variants: [{ colour: 'Sage', sizes: [size('s', 2, 3), size('l', 0, 9)] }] }
  expect(moreOf(scarce, 3).items).toEqual([
    { sku: 's', value: 3 },
    { sku: 'l', value: 2 },
  ])
  expect(moreOf(box, 2)).toEqual({ productId: 'box', quantity: 6 })
})
