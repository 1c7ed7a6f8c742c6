import { beforeEach, expect, test } from 'vitest'
import { forgetKey, keyFor } from './checkout-key.ts'

beforeEach(forgetKey)
const wishes = [{ cartId: 'a', version: 1 }]

test('the same wishes keep their key until an answer came', () => {
  const first = keyFor(wishes)
  expect(keyFor([{ cartId: 'a', version: 1 }])).toBe(first)
  forgetKey()
  expect(keyFor(wishes)).not.toBe(first)
})

test('other wishes have a key of their own', () => {
  expect(keyFor(wishes)).not.toBe(keyFor([{ cartId: 'a', version: 2 }]))
})
