import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesIn } from './name-list.ts'
import { cellOf, gridOf, gridProblem, renamed, toggled, variantsOf, withLine, withoutLine } from './variant-grid.ts'

const size = (name: string, skuId: string) => ({ size: name, skuId, sku: '', quantityAvailable: 0, cartonUnits: 0 })
const coat = [
  { colour: 'Sage', sizes: [size('S', 'a'), size('M', 'b')] },
  { colour: 'Navy', sizes: [size('M', 'c')] },
]

test('a grid that was not touched sends what there is', () => {
  expect(variantsOf(gridOf(coat))).toEqual([
    {
      colour: 'Sage',
      sizes: [
        { size: 'S', skuId: 'a' },
        { size: 'M', skuId: 'b' },
      ],
    },
    { colour: 'Navy', sizes: [{ size: 'M', skuId: 'c' }] },
  ])
})

test('a new colour is offered in every size, and an unticked size is not sent', () => {
  const grid = withLine(gridOf(coat), 'colours', 'Ecru')
  const ecru = grid.colours.at(-1)!.key
  expect(variantsOf(grid).at(-1)).toEqual({ colour: 'Ecru', sizes: [{ size: 'S' }, { size: 'M' }] })
  expect(variantsOf(toggled(grid, cellOf(ecru, grid.sizes[0]!.key))).at(-1)!.sizes).toEqual([{ size: 'M' }])
})

test('a removed and added size is a new one, a renamed one stays the same', () => {
  const grid = gridOf(coat)
  const small = grid.sizes[0]!.key
  expect(variantsOf(renamed(grid, 'sizes', small, 'XS'))[0]!.sizes[0]).toEqual({ size: 'XS', skuId: 'a' })
  const readded = withLine(withoutLine(grid, 'sizes', small), 'sizes', 'S')
  expect(variantsOf(readded)[0]!.sizes).toEqual([{ size: 'M', skuId: 'b' }, { size: 'S' }])
})

test('blank names, repeated names and an empty grid cannot be saved', () => {
  const grid = gridOf(coat)
  expect(gridProblem(grid)).toBeNull()
  expect(gridProblem(withLine(grid, 'colours', ' '))).toBe('variants.blank')
  expect(gridProblem(withLine(grid, 'sizes', 's'))).toBe('variants.twice')
  expect(gridProblem(grid.colours.reduce((left, { key }) => withoutLine(left, 'colours', key), grid))).toBe(
    'variants.none',
  )
})

test('typed names are split by commas of both languages, trimmed, and kept once', () => {
  expect(namesIn(' Sage, deep  navy،أسود;SAGE,,')).toEqual(['Sage', 'deep navy', 'أسود'])
  fc.assert(fc.property(fc.string(), (text) => namesIn(namesIn(text).join(',')).length === namesIn(text).length))
})
