import { expect, test } from 'vitest'
import {
  emptyGrid,
  fillRun,
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

test('a quantity above stock is reduced and reported; made-to-order sizes have no limit', () => {
  const { grid, cuts } = write(empty, stocks, [
    { ...at(1, 2), units: 50 },
    { ...at(3, 0), units: 5_000 },
    { ...at(9, 9), units: 1 },
    { ...at(0, 0), units: -4 },
  ])
  expect([grid[1]![2], grid[3]![0], grid[0]![0]]).toEqual([12, 5_000, 0])
  expect(cuts).toEqual([{ ...at(1, 2), left: 12 }])
})

test('the grid that was given stays as it was', () => {
  write(empty, stocks, [{ ...at(0, 0), units: 3 }])
  expect(totalUnits(empty)).toBe(0)
})

test.each([
  ['1\t2\t3', [[1, 2, 3]]],
  [
    '1\t\t3\n4\t5\t6\n',
    [
      [1, null, 3],
      [4, 5, 6],
    ],
  ],
  ['1-2-2-1', [[1, 2, 2, 1]]],
  ['1 2, 2; 1', [[1, 2, 2, 1]]],
  ['4.00\t6,0\r\n', [[4, 6]]],
  ['٤\t٦', [[4, 6]]],
  ['M\t12 pcs', [[null, 12]]],
  ['', [[null]]],
])('the clipboard %j is read as %j', (text, block) => {
  expect(readBlock(text)).toEqual(block)
})

test('a block fills across and down; blanks change nothing, the rest falls off the edge', () => {
  const before = write(empty, stocks, [{ ...at(0, 1), units: 9 }]).grid
  const { grid, cuts } = pasteBlock(before, stocks, at(0, 0), '1\t\t3\t4\t5\n6\t7\t8')
  expect(grid[0]).toEqual([1, 9, 3, 0])
  expect(grid[1]).toEqual([6, 0, 8, 0])
  expect(cuts).toEqual([
    { ...at(0, 3), left: 0 },
    { ...at(1, 1), left: 0 },
  ])
})

test('a run is laid over several colours, so many times; sold-out sizes are skipped and short ones cut', () => {
  const { grid, cuts } = fillRun(empty, stocks, { units: [1, 2, 2, 1], from: 0, packs: 7, rows: [0, 1] })
  expect(grid[0]).toEqual([7, 14, 14, 0])
  expect(grid[1]).toEqual([7, 0, 12, 6])
  expect(cuts).toEqual([
    { ...at(1, 2), left: 12 },
    { ...at(1, 3), left: 6 },
  ])
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
