import type { Check } from '../../../platform/documents/sheets/import-rows.ts'
import type { NamedRow } from '../../../platform/documents/sheets/named-rows.ts'
import { amountIn, cellProblem } from '../../../platform/documents/sheets/number-cells.ts'

type KnownProduct = { id: string; currencies: readonly string[] }
/** By `productKey`. A sheet names the collection only where it goes over all of them. */
export type KnownProducts = ReadonlyMap<string, KnownProduct>
export const productKey = (collectionId: string, uniqueId: string) => `${collectionId} ${uniqueId}`

export type PriceChange = { productId: string; currency: string; wholesale: bigint | null; retail: bigint | null }
export type SegmentChange = { productId: string; isShown: boolean }
type Where = { collectionId?: string; currency?: string }

/** What a line of prices says. `currency` is given where a sheet has no such column. */
export function priceIn(known: KnownProducts, where: Where): Check<NamedRow, PriceChange> {
  return ofProduct(known, where, ({ cells }, product, { object }) => {
    const written = cells['currency'] ?? ''
    const currency = where.currency ?? written
    if (written !== '' && written !== currency)
      return object({ column: 'currency', key: 'books.otherCurrency', params: { value: written, currency } })
    if (!product.currencies.includes(currency))
      return object({ column: 'currency', key: 'books.noSuchCurrency', params: { currency } })
    const read = (column: 'wholesalePrice' | 'retailPrice') => {
      const text = cells[column] ?? ''
      const amount = amountIn(text, currency)
      if (!('problem' in amount)) return amount.minor
      return object({ column, ...cellProblem(amount.problem, text, 'books.noPrice' as const) })
    }
    return { productId: product.id, currency, wholesale: read('wholesalePrice'), retail: read('retailPrice') }
  })
}

/** What a line of a segment says: a product is in it or not. */
export function segmentIn(known: KnownProducts, where: Where): Check<NamedRow, SegmentChange> {
  return ofProduct(known, where, ({ cells }, product, { object }) => {
    const answer = (cells['visible'] ?? '').toLowerCase()
    const isShown = yes.has(answer) ? true : no.has(answer) ? false : null
    if (isShown === null) return object({ column: 'visible', key: 'books.yesOrNo', params: { value: answer } })
    return { productId: product.id, isShown }
  })
}
const yes = new Set(['yes', 'true', '1', 'x', 'y', 'نعم'])
const no = new Set(['no', 'false', '0', '', 'n', 'لا'])

type Read<Said> = (line: NamedRow, product: KnownProduct, look: Parameters<Check<NamedRow, Said>>[1]) => Said | null

/** A product that is there, once. */
function ofProduct<Said>(
  known: KnownProducts,
  { collectionId, currency }: Where,
  read: Read<Said>,
): Check<NamedRow, Said> {
  return (line, look) => {
    const { cells } = line
    const uniqueId = cells['uniqueId'] ?? ''
    const column = 'uniqueId'
    const product = known.get(productKey(collectionId ?? cells['collectionId'] ?? '', uniqueId))
    if (!product) return look.object({ column, key: 'books.noSuchProduct', params: { value: uniqueId } })
    const entry = read(line, product, look)
    if (entry === null) return null
    const first = look.first(`${product.id} ${currency ?? cells['currency'] ?? ''}`)
    if (first !== undefined) look.object({ column, key: 'books.twice', params: { value: uniqueId, first } })
    return entry
  }
}
