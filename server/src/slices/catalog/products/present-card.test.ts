import { expect, test } from 'vitest'
import type { CardStock } from './product-rows.queries.ts'
import { sizesOnCard } from './present-card.ts'

type Entry = readonly [colour: string, size: string, left: number | null, cartonUnits?: number]
const stockOf = (...entries: Entry[]): CardStock => [
  entries.map(([colour]) => colour),
  entries.map(([, size]) => size),
  entries.map(([, , , units = 0]) => units),
  entries.map(([, , left]) => left),
]

test('names each size once, in the order of the colours', () => {
  const stock = stockOf(['Sage', 'S', 4], ['Sage', 'M', 9], ['Oat', 'M', 0], ['Oat', 'L', null])
  expect(sizesOnCard(stock, false)).toEqual({
    coloursCount: 2,
    sizes: ['S', 'M', 'L'],
    soldOutSizes: [],
    isSoldOut: false,
  })
})

test('a size is sold out when no colour has any left; one without a limit never is', () => {
  const stock = stockOf(['Sage', 'S', 0], ['Sage', 'M', 0], ['Oat', 'S', -2], ['Oat', 'M', null])
  expect(sizesOnCard(stock, false)).toMatchObject({ soldOutSizes: ['S'], isSoldOut: false })
  expect(sizesOnCard(stockOf(['Sage', 'S', 0], ['Oat', 'M', 0]), false).isSoldOut).toBe(true)
})

test.each<[string, Entry[], boolean]>([
  [
    'enough of everything',
    [
      ['Sage', 'S', 2, 2],
      ['Sage', 'M', 5, 1],
    ],
    false,
  ],
  [
    'too little of one size',
    [
      ['Sage', 'S', 1, 2],
      ['Sage', 'M', 5, 1],
    ],
    true,
  ],
  ['no limit', [['Sage', 'S', null, 2]], false],
  ['nothing inside', [['Sage', 'S', 9, 0]], true],
])('a carton with %s', (_, entries, isSoldOut) => {
  expect(sizesOnCard(stockOf(...entries), true).isSoldOut).toBe(isSoldOut)
})

test('a product without sizes is not called sold out', () => {
  expect(sizesOnCard([null, null, null, null], false)).toMatchObject({ coloursCount: 0, sizes: [], isSoldOut: false })
})
