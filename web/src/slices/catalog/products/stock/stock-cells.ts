import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { type NumberProblem, readWhole } from '@souk/contract/core/number-text.ts'
import type { Place, Stocks } from '../../../../ui/sizes/size-matrix-grid.ts'

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

export type Unread = { sku: Sku; text: string }

/** The units a person wrote, in any digits, with or without thousands; null for none, or why there is no such number. */
export function unitsIn(text: string, locale: string): { units: number | null } | { problem: NumberProblem } {
  const { value, problem } = readWhole(text, locale)
  if (problem) return problem.reason === 'empty' ? { units: null } : { problem }
  return Number(value) > mostUnits ? { problem: { reason: 'tooLarge' } } : { units: Number(value) }
}

/** A block of a spreadsheet from one cell on; blank cells change nothing, and what has no cell is counted. */
export function pasteAt({ rows }: SkuGrid, at: Place, text: string, locale: string) {
  const changes: StockChange[] = []
  const unread: Unread[] = []
  let outside = 0
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  for (const [down, line] of lines.entries()) {
    for (const [across, cell] of line.split('\t').entries()) {
      const sku = rows[at.row + down]?.cells[at.column + across]
      const read = unitsIn(cell, locale)
      if (cell.trim() === '') continue
      if (!sku) outside += 1
      else if ('units' in read) changes.push({ sku, units: read.units })
      else unread.push({ sku, text: cell.trim() })
    }
  }
  return { changes, unread, outside }
}
