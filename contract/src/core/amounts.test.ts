import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { AmountAboveZeroIn, PriceIn } from './amounts.ts'

test.each([
  ['0', 'rules.positive'],
  ['0.00', 'rules.positive'],
  ['0.01', null],
  ['12', null],
  [5, null],
  ['-1', 'rules.price'],
  ['01', 'rules.price'],
])('an amount above zero, typed as %o, is refused with %o', (typed, message) => {
  expect(z.safeParse(AmountAboveZeroIn, typed).error?.issues[0]?.message ?? null).toBe(message)
})

test.each([
  ['', null],
  [null, null],
  ['0', '0'],
  [12.5, '12.5'],
])('a price typed as %o means %o', (typed, price) => {
  expect(z.parse(PriceIn, typed)).toBe(price)
})
