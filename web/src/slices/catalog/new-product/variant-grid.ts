import type { Variant, VariantsIn } from '@souk/contract/catalog/product-shapes.ts'

/** A colour or a size while it is edited; `key` stays the same when it is renamed. */
export type Line = { key: string; name: string }
export type VariantGrid = {
  colours: readonly Line[]
  sizes: readonly Line[]
  on: ReadonlySet<string> // `<colour key> <size key>` of what is offered
  skuIds: ReadonlyMap<string, string>
}
export type Axis = 'colours' | 'sizes'

export const cellOf = (colour: string, size: string) => `${colour} ${size}`

export function gridOf(variants: readonly Variant[]): VariantGrid {
  const colours = variants.map(({ colour }, at) => ({ key: `c${at}`, name: colour }))
  const names = [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))]
  const sizes = names.map((name, at) => ({ key: `s${at}`, name }))
  const skuIds = new Map<string, string>()
  for (const [at, variant] of variants.entries()) {
    for (const { size, skuId } of variant.sizes) {
      skuIds.set(cellOf(`c${at}`, `s${names.indexOf(size)}`), skuId)
    }
  }
  return { colours, sizes, skuIds, on: new Set(skuIds.keys()) }
}

/** A new colour is offered in every size, a new size in every colour. */
export function withLine(grid: VariantGrid, axis: Axis, name: string): VariantGrid {
  const line = { key: `${axis} ${crypto.randomUUID()}`.replace(' ', '-'), name }
  const others = grid[axis === 'colours' ? 'sizes' : 'colours']
  const cells = others.map(({ key }) => (axis === 'colours' ? cellOf(line.key, key) : cellOf(key, line.key)))
  return { ...grid, [axis]: [...grid[axis], line], on: new Set([...grid.on, ...cells]) }
}

export function withoutLine(grid: VariantGrid, axis: Axis, key: string): VariantGrid {
  const isOf = (cell: string) => cell.split(' ')[axis === 'colours' ? 0 : 1] === key
  return {
    ...grid,
    [axis]: grid[axis].filter((line) => line.key !== key),
    on: new Set([...grid.on].filter((cell) => !isOf(cell))),
  }
}

export function renamed(grid: VariantGrid, axis: Axis, key: string, name: string): VariantGrid {
  return { ...grid, [axis]: grid[axis].map((line) => (line.key === key ? { key, name } : line)) }
}

export function toggled(grid: VariantGrid, cell: string): VariantGrid {
  const on = new Set(grid.on)
  if (!on.delete(cell)) on.add(cell)
  return { ...grid, on }
}

/** What is sent: colours without a size are left out. */
export function variantsOf({ colours, sizes, on, skuIds }: VariantGrid): VariantsIn {
  return colours.flatMap(({ key, name }) => {
    const offered = sizes.flatMap((size) => {
      const cell = cellOf(key, size.key)
      if (!on.has(cell)) return []
      const skuId = skuIds.get(cell)
      return [{ size: size.name.trim(), ...(skuId && { skuId }) }]
    })
    return offered.length > 0 ? [{ colour: name.trim(), sizes: offered }] : []
  })
}

/** Why it cannot be saved yet, as a key of the catalogue. */
export function gridProblem(grid: VariantGrid): 'variants.blank' | 'variants.twice' | 'variants.none' | null {
  for (const axis of ['colours', 'sizes'] as const) {
    const names = grid[axis].map(({ name }) => name.trim().toLowerCase())
    if (names.includes('')) return 'variants.blank'
    if (new Set(names).size < names.length) return 'variants.twice'
  }
  return variantsOf(grid).length === 0 ? 'variants.none' : null
}
