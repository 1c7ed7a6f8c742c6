import { createHash } from 'node:crypto'
import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import { storeColumns } from '@souk/contract/integrations/store-rules.ts'
import { amount, decimalsOf, money } from '@souk/contract/core/money.ts'
import { readNumber } from '@souk/contract/core/number-text.ts'
import { divideHalfUp } from '@souk/contract/core/rounding.ts'
import type { SheetRow } from '../../catalog/doors/imports.ts'
import type { SourceRow } from './store-source.ts'

type Rules = {
  mapping: Readonly<Record<string, string>>
  wholesalePercent: number | null
  takesStock: boolean
  currency: string // of the collection
}
export type MappedRow = { cells: SheetRow; pictures: string[] }

/** How a picture of a store is named in a row until it is stored: a URL may hold the letters that separate names. */
export const pictureName = (url: string): string =>
  `store-${createHash('sha256').update(url).digest('hex').slice(0, 24)}`

const isUrl = (text: string) => /^https?:\/\/\S+$/i.test(text)

/** A row of the store as a row of our sheet, with only the columns that the store fills. */
export function mapRow(source: SourceRow, { mapping, wholesalePercent, takesStock, currency }: Rules): MappedRow {
  const cells: SheetRow = {}
  let pictures: string[] = []
  for (const column of storeColumns) {
    const field = mapping[column]
    if (!field || (column === 'quantityAvailable' && !takesStock)) continue
    const text = (source[field] ?? '').trim()
    if (column === 'images') {
      pictures = [...new Set(text.split(/[\n|;]|,(?=\s*https?:)/).map((one) => one.trim()))].filter(isUrl).slice(0, 5)
      cells.images = pictures.map(pictureName).join('; ')
    } else cells[column] = cellIn(column, text, currency)
  }
  const percent = mapping.wholesalePrice ? null : wholesalePercent
  if (percent !== null && cells.retailPrice) cells.wholesalePrice = shareOf(cells.retailPrice, percent, currency)
  return { cells, pictures }
}

/** Feeds write amounts with currency signs and stock with fractions or below zero; what is still odd is judged later. */
function cellIn(column: SheetColumn, text: string, currency: string): string {
  if (column === 'retailPrice' || column === 'wholesalePrice') return priceText(text, currency)
  if (column === 'quantityAvailable') return text.startsWith('-') ? '0' : text.replace(/\.0+$/, '')
  if (column === 'currency') return text.toUpperCase()
  return text
}

/** "EUR 49,90" and "49.9" are both 49.90; two possible amounts and the sign of another currency stay, and are judged with the row. */
function priceText(text: string, currency: string): string {
  const { value } = readNumber(text, { decimals: decimalsOf(currency), currency })
  const read = value === null ? null : money(value, currency)
  return read ? amount(read) : text
}

/** Half-up, in whole minor units. */
function shareOf(price: string, percent: number, currency: string): string {
  const value = /^\d+(?:\.\d+)?$/.test(price) ? money(price, currency) : null
  if (!value) return ''
  return amount({ minor: divideHalfUp(value.minor * BigInt(percent), 100n), currency })
}

type Current = SheetRow | undefined
export type Merged = { cells: SheetRow; kept: SheetColumn[] }
const stockColumn = 'quantityAvailable'

/**
 * What the row becomes beside what is there: a column that the store does not fill stays as it is, and so does one that a person changed since the last run.
 * Stock is counted by the store, so it is never a change by hand.
 */
export function mergeRow(
  incoming: SheetRow,
  current: Current,
  written: SheetRow | undefined,
  defaults: SheetRow,
  keepsChanges: boolean,
): Merged {
  if (!current) return { cells: { ...defaults, ...dropBlank(incoming) }, kept: [] }
  const ownColumns: SheetColumn[] = []
  const cells: SheetRow = { ...current }
  for (const [name, next] of Object.entries(incoming) as [SheetColumn, string][]) {
    const now = current[name] ?? ''
    if (next === now) continue
    const isByHand = written?.[name] === undefined ? now !== '' : now !== written[name]
    if (keepsChanges && isByHand && name !== stockColumn) ownColumns.push(name)
    else if (next !== '' || written?.[name] !== undefined) cells[name] = next
  }
  return { cells, kept: ownColumns }
}

const dropBlank = (row: SheetRow): SheetRow => Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''))
