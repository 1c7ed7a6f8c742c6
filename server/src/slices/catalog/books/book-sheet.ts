import { amountIn, cellProblem } from '../../../platform/documents/sheets/number-cells.ts'

/** One line of a book's sheet, as text. `collectionId` stands only where a sheet goes over all collections. */
export type BookLine = { row: number; cells: Readonly<Record<string, string>> }
export type KnownProduct = { id: string; currencies: readonly string[] }
/** By `productKey`. */
export type KnownProducts = ReadonlyMap<string, KnownProduct>
export const productKey = (collectionId: string, uniqueId: string) => `${collectionId} ${uniqueId}`

export type SheetProblem = { row: number; column: string; key: `${string}.${string}`; params?: Record<string, unknown> }
export type PriceChange = { productId: string; currency: string; wholesale: bigint | null; retail: bigint | null }
export type SegmentChange = { productId: string; isShown: boolean }

/** What a sheet of prices says, or everything that is wrong with it. `currency` is given where a sheet has no such column. */
export function judgePrices(
  lines: readonly BookLine[],
  known: KnownProducts,
  where: { collectionId?: string; currency?: string },
) {
  return judge(lines, known, where, (line, product, object): PriceChange | null => {
    const written = line.cells['currency'] ?? ''
    const currency = where.currency ?? written
    if (written !== '' && written !== currency)
      return object('currency', 'books.otherCurrency', { value: written, currency })
    if (!product.currencies.includes(currency)) return object('currency', 'books.noSuchCurrency', { currency })
    const read = (column: 'wholesalePrice' | 'retailPrice') => {
      const text = line.cells[column] ?? ''
      const amount = amountIn(text, currency)
      if (!('problem' in amount)) return amount.minor
      const { key, params } = cellProblem(amount.problem, text, 'books.noPrice')
      return object(column, key, params)
    }
    return { productId: product.id, currency, wholesale: read('wholesalePrice'), retail: read('retailPrice') }
  })
}

/** What a sheet of a segment says: a product is in it or not. */
export function judgeSegment(lines: readonly BookLine[], known: KnownProducts, where: { collectionId?: string }) {
  return judge(lines, known, where, (line, product, object): SegmentChange | null => {
    const said = (line.cells['visible'] ?? '').toLowerCase()
    const isShown = yes.has(said) ? true : no.has(said) ? false : null
    return isShown === null ? object('visible', 'books.yesOrNo', { value: said }) : { productId: product.id, isShown }
  })
}
const yes = new Set(['yes', 'true', '1', 'x', 'y', 'نعم'])
const no = new Set(['no', 'false', '0', '', 'n', 'لا'])

type Object_ = (column: string, key: SheetProblem['key'], params?: Record<string, unknown>) => null

function judge<T extends { productId: string }>(
  lines: readonly BookLine[],
  known: KnownProducts,
  { collectionId, currency }: { collectionId?: string; currency?: string },
  read: (line: BookLine, product: KnownProduct, object: Object_) => T | null,
): { changes: T[]; problems: SheetProblem[] } {
  const problems: SheetProblem[] = []
  const seen = new Map<string, number>()
  const changes = lines.flatMap((line) => {
    const object: Object_ = (column, key, params = {}) => {
      problems.push({ row: line.row, column, key, params })
      return null
    }
    const uniqueId = line.cells['uniqueId'] ?? ''
    const product = known.get(productKey(collectionId ?? line.cells['collectionId'] ?? '', uniqueId))
    if (!product) {
      object('uniqueId', 'books.noSuchProduct', { value: uniqueId })
      return []
    }
    const change = read(line, product, object)
    if (!change) return []
    const key = `${product.id} ${currency ?? line.cells['currency'] ?? ''}`
    const first = seen.get(key)
    if (first !== undefined) object('uniqueId', 'books.twice', { value: uniqueId, first })
    seen.set(key, first ?? line.row)
    return [change]
  })
  return { changes, problems }
}
