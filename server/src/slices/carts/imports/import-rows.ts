import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import { cartLimits } from '@souk/contract/carts/cart-limits.ts'
import type { NamedRow } from '../../../platform/documents/sheets/named-rows.ts'
import { cellProblem, unitsIn } from '../../../platform/documents/sheets/number-cells.ts'
import { cartonsLeft, isOnSale, leftOf, type Sellable } from '../model/sellable.queries.ts'

export type RowProblem = {
  row: number
  column: string
  key: `carts.row.${string}` | `numbers.${string}`
  params: Record<string, unknown>
}
type CellProblem = Omit<RowProblem, 'row'>
type Meant = { product: Sellable; skuId: string | null } // null: a carton
type Judged = { requests: CartProductIn[]; taken: number; problems: RowProblem[] }

/** What a sheet puts into carts, and for each refused row the reason and how to fix it. */
export function judgeRows(rows: readonly NamedRow[], known: readonly Sellable[]): Judged {
  const problems: RowProblem[] = []
  const seen = new Map<string, number>()
  const requests = new Map<string, CartProductIn>()
  let taken = 0
  for (const { row, cells } of rows) {
    const meant = meantBy(cells, known)
    const problem = 'key' in meant ? meant : (problemWith(cells, meant) ?? twice(meant, seen))
    if (problem) {
      problems.push({ row, ...problem })
      continue
    }
    const { product, skuId } = meant as Meant
    const units = unitsOf(cells)
    seen.set(skuId ?? product.id, row)
    taken += 1
    if (skuId === null) requests.set(product.id, { productId: product.id, quantity: units })
    else {
      const before = requests.get(product.id)?.items ?? []
      requests.set(product.id, { productId: product.id, items: [...before, { sku: skuId, value: units }] })
    }
  }
  return { requests: [...requests.values()], taken, problems }
}

/** The one size or carton a row names. */
function meantBy(cells: NamedRow['cells'], known: readonly Sellable[]): Meant | CellProblem {
  const column = cells['sku'] ? 'sku' : 'uniqueId'
  const value = cells[column] ?? ''
  const products = known.filter((product) =>
    column === 'sku' ? product.skus.some(({ sku }) => sku === value) : product.uniqueId === value,
  )
  const [product] = products
  if (!product) return { column, key: 'carts.row.unknown', params: { value } }
  if (products.length > 1) return { column, key: 'carts.row.several', params: { value } }
  if (product.isCarton) return { product, skuId: null }
  if (column === 'sku') return { product, skuId: product.skus.find(({ sku }) => sku === value)!.skuId }
  return sizeIn(product, cells)
}

/** By colour and size; what has only one of them needs no word about it. */
function sizeIn(product: Sellable, cells: NamedRow['cells']): Meant | CellProblem {
  const [colour, size] = [plain(cells['colour']), plain(cells['size'])]
  const fitting = product.skus.filter(
    (sku) => (!colour || plain(sku.colour) === colour) && (!size || plain(sku.size) === size),
  )
  if (fitting.length === 1) return { product, skuId: fitting[0]!.skuId }
  if (fitting.length > 1) return { column: colour ? 'size' : 'colour', key: 'carts.row.needsSize', params: {} }
  const value = [cells['colour'], cells['size']].filter(Boolean).join(', ')
  return { column: colour ? 'colour' : 'size', key: 'carts.row.noSuchSize', params: { value } }
}

function problemWith(cells: NamedRow['cells'], { product, skuId }: Meant): CellProblem | null {
  const value = cells['quantity'] ?? ''
  const column = 'quantity'
  if (!isOnSale(product)) return { column: 'sku', key: 'carts.row.closed', params: { value: product.name } }
  const read = unitsIn(value, cartLimits.units)
  if ('problem' in read) return { column, ...cellProblem(read.problem, value, 'carts.row.quantity' as const) }
  const { units } = read
  if (!units) return { column, key: 'carts.row.quantity', params: { value } }
  const sku = product.skus.find((one) => one.skuId === skuId)
  const left = sku ? leftOf(sku) : cartonsLeft(product)
  if (left === null || units <= left) return null
  return left === 0
    ? { column, key: 'carts.row.gone', params: {} }
    : { column, key: 'carts.row.left', params: { left } }
}

function twice({ product, skuId }: Meant, seen: ReadonlyMap<string, number>): CellProblem | null {
  const first = seen.get(skuId ?? product.id)
  return first === undefined ? null : { column: 'sku', key: 'carts.row.twice', params: { first } }
}

/** Of a row without a problem. */
function unitsOf(cells: NamedRow['cells']): number {
  const read = unitsIn(cells['quantity'] ?? '', cartLimits.units)
  return 'units' in read ? (read.units ?? 0) : 0
}

const plain = (text = '') => text.trim().toLowerCase()
