import { expect, test } from 'vitest'
import { aLine, anOrder } from '../testing/an-order.ts'
import { pricedIn } from './order-list-price.data.ts'

test('products of several orders: each once, with the orders that have it and every price it has', () => {
  const [one, two] = [anOrder({ id: 'one' }), anOrder({ id: 'two', lines: [aLine('s', { price: '45.00' })] })]
  const box = anOrder({ id: 'box', lines: [aLine('b', { productId: 'box', name: 'Box', skuId: null })] })
  expect(pricedIn([one, two, box])).toEqual([
    expect.objectContaining({ productId: 'box', isCarton: true, orderIds: new Set(['box']) }),
    expect.objectContaining({
      productId: 'coat',
      isCarton: false,
      prices: new Set(['50.00', '45.00']),
      orderIds: new Set(['one', 'two']),
    }),
  ])
})
