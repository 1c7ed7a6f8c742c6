import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { expect, test } from 'vitest'
import { planEach, planList } from './cart-plan.ts'

const size = (skuId: string, quantityAvailable: number | null) => ({
  skuId,
  sku: skuId,
  size: skuId,
  quantityAvailable,
  cartonUnits: 3,
})
const product = (_id: string, changes: Partial<ProductRow> = {}) =>
  ({
    _id,
    name: _id,
    status: 'AVAILABLE',
    isOrderable: true,
    isCarton: false,
    wholesalePrice: '5.00',
    variants: [{ colour: 'Sage', sizes: [size(`${_id}-s`, 2), size(`${_id}-m`, 0)] }],
    ...changes,
  }) as ProductRow
const line = (row: ProductRow, changes: Partial<WishlistLine>) =>
  ({
    productId: row._id,
    product: row,
    kept: { name: row.name },
    unavailable: null,
    quantities: {},
    cartons: 0,
    ...changes,
  }) as WishlistLine

test('the same of every size, no more than there is; what cannot be ordered is named', () => {
  const plan = planEach(
    [
      product('coat'),
      product('box', { isCarton: true, variants: [{ colour: 'Sage', sizes: [size('b', 20)] }] }),
      product('asked', { isOrderable: false, wholesalePrice: null }),
      product('gone', { variants: [{ colour: 'Sage', sizes: [size('g', 0)] }] }),
    ],
    5,
  )
  expect(plan.products).toEqual([
    { productId: 'coat', items: [{ sku: 'coat-s', value: 2 }] },
    { productId: 'box', quantity: 5 },
  ])
  expect(plan.units).toBe(2 + 5 * 3)
  expect(plan.skipped.map(({ id, why }) => [id, why])).toEqual([
    ['asked', 'onRequest'],
    ['gone', 'SOLD_OUT'],
  ])
})

test('a list goes as it was kept; lines without a quantity and those that cannot be had are left out', () => {
  const plan = planList([
    line(product('coat'), { quantities: { 'coat-s': 1 } }),
    line(product('idea'), {}),
    line(product('closed'), { unavailable: 'deadlinePassed', quantities: { 'closed-s': 1 } }),
  ])
  expect(plan.products).toEqual([{ productId: 'coat', items: [{ sku: 'coat-s', value: 1 }] }])
  expect(plan.skipped.map(({ id, why }) => [id, why])).toEqual([
    ['idea', 'noQuantity'],
    ['closed', 'gone'],
  ])
})
