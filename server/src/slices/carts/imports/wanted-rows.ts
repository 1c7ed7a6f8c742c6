import type { CartProductIn } from '@souk/contract/carts/cart-shapes.ts'
import { cartLimits } from '@souk/contract/carts/cart-limits.ts'
import type { CellProblem, Check } from '../../../platform/documents/sheets/import-rows.ts'
import type { NamedRow } from '../../../platform/documents/sheets/named-rows.ts'
import { cellProblem, unitsIn } from '../../../platform/documents/sheets/number-cells.ts'
import { cartonsLeft, isOnSale, leftOf, type Sellable } from '../model/sellable.queries.ts'

type Meant = { product: Sellable; skuId: string | null } // null: a carton
type Said = Meant & { units: number }

/** The product and size a row puts into a cart, or why it does not. */
export const wantedIn =
  (known: readonly Sellable[]): Check<NamedRow, Said> =>
  ({ cells }, { object, first }) => {
    const meant = meantBy(cells, known)
    if ('key' in meant) return object(meant)
    const wanted = unitsOf(cells, meant)
    if (typeof wanted !== 'number') return object(wanted)
    const before = first(meant.skuId ?? meant.product.id)
    if (before !== undefined) return object({ column: 'sku', key: 'carts.row.twice', params: { first: before } })
    return { ...meant, units: wanted }
  }

/** The sizes of a product as one. */
export function requestsOf(entries: readonly Said[]): CartProductIn[] {
  return [...Map.groupBy(entries, ({ product }) => product.id)].map(([productId, rows]) => {
    const carton = rows.find(({ skuId }) => skuId === null)
    if (carton) return { productId, quantity: carton.units }
    return { productId, items: rows.map(({ skuId, units }) => ({ sku: skuId!, value: units })) }
  })
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

function unitsOf(cells: NamedRow['cells'], { product, skuId }: Meant): number | CellProblem {
  const value = cells['quantity'] ?? ''
  const column = 'quantity'
  if (!isOnSale(product)) return { column: 'sku', key: 'carts.row.closed', params: { value: product.name } }
  const read = unitsIn(value, cartLimits.units)
  if ('problem' in read) return { column, ...cellProblem(read.problem, value, 'carts.row.quantity' as const) }
  const { units } = read
  if (!units) return { column, key: 'carts.row.quantity', params: { value } }
  const sku = product.skus.find((one) => one.skuId === skuId)
  const left = sku ? leftOf(sku) : cartonsLeft(product)
  if (left === null || units <= left) return units
  return left === 0
    ? { column, key: 'carts.row.gone', params: {} }
    : { column, key: 'carts.row.left', params: { left } }
}

const plain = (text = '') => text.trim().toLowerCase()
