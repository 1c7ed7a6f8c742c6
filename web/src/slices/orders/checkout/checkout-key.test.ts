import { beforeEach, expect, test } from 'vitest'
import { forgetKey, keyFor } from './checkout-key.ts'

beforeEach(forgetKey)
const choices = [{ cartId: 'a', version: 1 }]

test('the same wishes keep their key until an answer came', () => {
  const first = keyFor(choices)
  expect(keyFor([{ cartId: 'a', version: 1 }])).toBe(first)
  forgetKey()
  expect(keyFor(choices)).not.toBe(first)
})

test('other wishes have a key of their own', () => {
  expect(keyFor(choices)).not.toBe(keyFor([{ cartId: 'a', version: 2 }]))
})
