import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { latinDigits } from '../../../ui/fields/number-text.ts'
import type { Place, Stocks } from '../../../ui/sizes/size-matrix-grid.ts'

export type Sku = Variant['sizes'][number]
/** Colours by sizes; null where a colour is not made in a size. */
export type SkuGrid = { sizes: readonly string[]; rows: readonly { colour: string; cells: readonly (Sku | null)[] }[] }
export type StockChange = { sku: Sku; units: number | null }

export const mostUnits = 10_000_000

/** Every size of any colour, each in the place where it first stands. */
export function gridOf(variants: readonly Variant[]): SkuGrid {
  const sizes = [...new Set(variants.flatMap((variant) => variant.sizes.map(({ size }) => size)))]
  return {
    sizes,
    rows: variants.map((variant) => ({
      colour: variant.colour,
      cells: sizes.map((size) => variant.sizes.find((one) => one.size === size) ?? null),
    })),
  }
}

/** Where the arrows may stop: over a size that is not made they go on. */
export const openPlaces = ({ rows }: SkuGrid): Stocks => rows.map(({ cells }) => cells.map((sku) => (sku ? null : 0)))

/** The whole number a person wrote, in any digits, with or without thousands; null when it is none. */
export function unitsIn(text: string): number | null {
  const written = latinDigits(text).trim()
  const isGrouped = /^\d{1,3}([., ]\d{3})+$/.test(written)
  const digits = isGrouped ? written.replace(/\D/g, '') : written.replace(/[.,]0*$/, '')
  return /^\d+$/.test(digits) ? Math.min(Number(digits), mostUnits) : null
}

/** A block of a spreadsheet from one cell on; blank cells change nothing, and what hangs over is dropped. */
export function pasteAt({ rows }: SkuGrid, at: Place, text: string): StockChange[] {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((cell, across) => {
      const sku = rows[at.row + down]?.cells[at.column + across]
      const units = unitsIn(cell)
      return sku && units !== null ? [{ sku, units }] : []
    }),
  )
}
