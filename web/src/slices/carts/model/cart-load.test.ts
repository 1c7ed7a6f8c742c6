import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { expect, test } from 'vitest'
import { loadedOf, withWritten } from './cart-load.ts'

const cart = (_id: string, products = 1, version = 1) =>
  ({
    _id,
    version,
    brand: { name: _id },
    store: { name: '' },
    products: Array.from({ length: products }, () => ({})),
  }) as unknown as Cart

test('a list is the multiple mode and keeps the carts that hold something, an object is the single mode', () => {
  expect(loadedOf([cart('a'), cart('b', 0)])).toEqual({ mode: 'multiple', carts: [cart('a')] })
  expect(loadedOf([cart('b'), cart('a')]).carts).toEqual([cart('a'), cart('b')]) // in an order that editing does not change
  expect(loadedOf([])).toEqual({ mode: 'multiple', carts: [] })
  expect(loadedOf(cart('a'))).toEqual({ mode: 'single', carts: [cart('a')] })
})

test('what was written replaces what was there, comes first when it is new, and is gone when nothing is left', () => {
  const now = [cart('a'), cart('b')]
  expect(withWritten(now, ['a'], [cart('a', 1, 2)])).toEqual([cart('a', 1, 2), cart('b')])
  expect(withWritten(now, [], [cart('c')])).toEqual([cart('c'), cart('a'), cart('b')])
  expect(withWritten(now, ['a'], [])).toEqual([cart('b')])
  expect(withWritten(cart('a'), ['a'], [cart('a', 1, 2)])).toEqual(cart('a', 1, 2))
})
