import { expect, test } from 'vitest'
import {
  emptyGrid,
  fillRun,
  judge,
  nextPlace,
  pasteBlock,
  readBlock,
  rowUnits,
  totalUnits,
  write,
} from './size-matrix-grid.ts'

const stocks = [
  [40, 80, 120, 0],
  [24, 0, 12, 6],
  [0, 0, 0, 0],
  [null, 30, 44, 0],
]
const empty = emptyGrid(stocks)
const at = (row: number, column: number) => ({ row, column })

test('units are counted by row and in all', () => {
  const grid = [[1, 2], [3]]
  expect([rowUnits(grid, 0), rowUnits(grid, 1), rowUnits(grid, 9), totalUnits(grid)]).toEqual([3, 3, 0, 6])
})

const typed = (row: number, column: number, text: string) => ({ row, column, text })

test('a quantity above stock is refused and leaves the cell as it was; made-to-order sizes have no limit', () => {
  const { grid, refused, outside } = write(
    empty,
    stocks,
    [typed(1, 2, '50'), typed(3, 0, '5,000'), typed(9, 9, '1'), typed(0, 0, '-4'), typed(0, 1, '1,5')],
    'en',
  )
  expect([grid[1]![2], grid[3]![0], grid[0]![0], grid[0]![1]]).toEqual([0, 5_000, 0, 0])
  expect(refused).toEqual([typed(1, 2, '50'), typed(0, 0, '-4'), typed(0, 1, '1,5')])
  expect(outside).toBe(1)
})

test('a cell says how many are left, or why its text is no quantity', () => {
  expect(judge('25', 20, 'en')).toEqual({ left: 20 })
  expect(judge('20', 20, 'en')).toEqual({ units: 20 })
  expect(judge('', 20, 'en')).toEqual({ units: 0 })
  expect(judge('1,5', null, 'en')).toEqual({ problem: { reason: 'tooManyDecimals', count: 0 } })
  expect(judge('100000', null, 'en')).toEqual({ problem: { reason: 'tooLarge' } })
})

test('the grid that was given stays as it was', () => {
  write(empty, stocks, [typed(0, 0, '3')], 'en')
  expect(totalUnits(empty)).toBe(0)
})

test.each([
  ['1\t2\t3', [['1', '2', '3']]],
  [
    '1\t\t3\n4\t5\t6\n',
    [
      ['1', '', '3'],
      ['4', '5', '6'],
    ],
  ],
  ['1-2-2-1', [['1', '2', '2', '1']]],
  ['1 2, 2; 1', [['1', '2', '2', '1']]],
  ['1,5', [['1,5']]],
  ['1,500', [['1,500']]],
  ['M\t12 pcs', [['M', '12 pcs']]],
  ['12 pcs', [['12 pcs']]],
  ['', [['']]],
])('the clipboard %j is read as %j', (text, block) => {
  expect(readBlock(text, 'en')).toEqual(block)
})

test('a block fills across and down; blanks change nothing, and what is refused or has no cell is told', () => {
  const before = write(empty, stocks, [typed(0, 1, '9')], 'en').grid
  const { grid, refused, outside } = pasteBlock(before, stocks, at(0, 0), '4.00\t\t٣\t4\t5\n6,0\t7\t8', 'en')
  expect(grid[0]).toEqual([4, 9, 3, 0])
  expect(grid[1]).toEqual([6, 0, 8, 0])
  expect(refused).toEqual([typed(0, 3, '4'), typed(1, 1, '7')])
  expect(outside).toBe(1)
})

test('a run is laid over several colours, so many times; sold-out sizes are left out and short ones refused', () => {
  const { grid, refused } = fillRun(empty, stocks, { units: [1, 2, 2, 1], from: 0, packs: 7, rows: [0, 1] })
  expect(grid[0]).toEqual([7, 14, 14, 0])
  expect(grid[1]).toEqual([7, 0, 0, 0])
  expect(refused).toEqual([typed(1, 2, '14'), typed(1, 3, '7')])
})

test.each([
  ['ArrowRight', false, at(1, 0), at(1, 2), 'over a sold-out cell'],
  ['ArrowRight', true, at(1, 2), at(1, 0), 'the other way from right to left'],
  ['ArrowLeft', false, at(1, 2), at(1, 0), 'back'],
  ['ArrowLeft', true, at(1, 0), at(1, 2), 'on, from right to left'],
  ['ArrowLeft', false, at(0, 0), null, 'nowhere before the first'],
  ['ArrowDown', false, at(1, 0), at(3, 0), 'over a sold-out colour'],
  ['ArrowUp', false, at(3, 2), at(1, 2), 'up'],
  ['Enter', false, at(0, 2), at(1, 2), 'down'],
  ['Enter', false, at(3, 2), at(1, 3), 'to the next column after the last row'],
  ['Enter', false, at(1, 3), null, 'nowhere after the last cell'],
  ['Home', false, at(3, 2), at(3, 0), 'to the first of the row'],
  ['End', false, at(0, 0), at(0, 2), 'to the last open one of the row'],
  ['x', false, at(0, 0), null, 'nowhere'],
] as const)('%s (rtl: %s) from %j leads to %j: %s', (...[key, isRtl, from, to]) => {
  expect(nextPlace(stocks, from, { key, isRtl })).toEqual(to)
})

test('with Control, Home and End lead to the corners, and Shift turns Enter round', () => {
  expect(nextPlace(stocks, at(1, 2), { key: 'Home', isRtl: false, hasControl: true })).toEqual(at(0, 0))
  expect(nextPlace(stocks, at(0, 0), { key: 'End', isRtl: false, hasControl: true })).toEqual(at(3, 2))
  expect(nextPlace(stocks, at(3, 0), { key: 'Enter', isRtl: false, hasShift: true })).toEqual(at(1, 0))
})
