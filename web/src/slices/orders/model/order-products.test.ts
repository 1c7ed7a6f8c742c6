import { expect, test } from 'vitest'
import { aLine } from '../testing/an-order.ts'
import { productsOf } from './order-products.ts'

test('sizes stand in the order of the colour that has most of them', () => {
  const lines = [
    aLine('xs', { size: 'XS' }),
    aLine('m', { size: 'M' }),
    ...['XS', 'S', 'M'].map((size) => aLine(`n${size}`, { colour: 'Navy', size })),
  ]
  expect(productsOf(lines)[0]!.sizes).toEqual(['XS', 'S', 'M'])
})
