import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { expect, test } from 'vitest'
import { nextPlace } from '../../../../ui/sizes/size-matrix-grid.ts'
import { gridOf, openPlaces, pasteAt, unitsIn } from './stock-cells.ts'

const variant = (colour: string, ...sizes: string[]): Variant => ({
  colour,
  sizes: sizes.map((size) => ({
    skuId: `${colour}${size}`,
    sku: `${colour}-${size}`,
    size,
    quantityAvailable: 1,
    cartonUnits: 0,
  })),
})
const grid = gridOf([variant('Sage', 'S', 'M', 'L'), variant('Ecru', 'S', 'L', 'XL')])

test('every size has its column, and what is not made has no cell', () => {
  expect(grid.sizes).toEqual(['S', 'M', 'L', 'XL'])
  expect(grid.rows[1]?.cells.map((sku) => sku?.sku ?? null)).toEqual(['Ecru-S', null, 'Ecru-L', 'Ecru-XL'])
})

test('the arrows go over what is not made, mirrored from right to left', () => {
  const from = { row: 1, column: 0 }
  expect(nextPlace(openPlaces(grid), from, { key: 'ArrowRight', isRtl: false })).toEqual({ row: 1, column: 2 })
  expect(nextPlace(openPlaces(grid), { row: 1, column: 2 }, { key: 'ArrowRight', isRtl: true })).toEqual(from)
})

test('numbers as people and spreadsheets write them, and nothing else', () => {
  const written = ['12', ' 1,000 ', '12.00', '٢٤', '', '1.000', '99999999999', '12.5', '1,5', 'many', '-4']
  const read = written.map((text) => unitsIn(text, 'en'))
  expect(read.map((one) => ('units' in one ? one.units : one.problem.reason))).toEqual([
    12,
    1_000,
    12,
    24,
    null,
    'ambiguous',
    'tooLarge',
    'tooManyDecimals',
    'tooManyDecimals',
    'notANumber',
    'negative',
  ])
})

test('a block from a spreadsheet fills across and down, and tells what is no number and what has no cell', () => {
  const { changes, unread, outside } = pasteAt(grid, { row: 0, column: 1 }, '5\t1,5\t7\r\n8\t\t9\r\n1\t2\n', 'en')
  expect(changes.map(({ sku, units }) => [sku.sku, units])).toEqual([
    ['Sage-M', 5],
    ['Ecru-XL', 9],
  ])
  expect(unread.map(({ sku, text }) => [sku.sku, text])).toEqual([['Sage-L', '1,5']])
  expect(outside).toBe(4)
})
