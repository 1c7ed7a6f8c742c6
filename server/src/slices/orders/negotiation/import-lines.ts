import { sql } from 'kysely'
import type { AddedProduct } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { type Check, type Imported, importRows, problemsIn } from '../../../platform/documents/sheets/import-rows.ts'
import { type NamedRow, readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
import { amountIn, cellProblem, unitsIn } from '../../../platform/documents/sheets/number-cells.ts'
import { retailerViewer, visibleProducts } from '../../catalog/door.ts'
import type { Trader } from '../../connections/door.ts'
import { withAdded } from './add-lines.ts'
import { withOrder } from './answer-order.ts'
import { changedLines } from './change-lines.ts'
import type { Line } from '../model/lines.queries.ts'
import { findOrder, type OrderRecord } from '../model/orders.queries.ts'
import { currentLines, proposeLines } from './propose-lines.ts'

const limits = { rows: 5_000, columns: 40, cellLength: 2_000 }

/** A sheet of codes, quantities and prices as one proposal: all of it, or nothing and every problem with its row. */
export async function importLines({ db, say }: Deps, actor: Trader, id: string, version: number, caller: Caller) {
  found(await findOrder(db, actor, id)) // before the file is read
  const rows = await readNamedRows(caller, limits, (names) => {
    if (!names.includes('sku') || !names.includes('quantity')) {
      throw new Refusal('invalid', 'orders.needsColumns', { field: 'file' })
    }
  })
  let imported: Imported<NamedRow> = { taken: 0, changed: 0, refused: [] }
  await withOrder(db, actor, { id, version, caller }, 'orders.imported', async (tx, order) => {
    const before = await currentLines(tx, order)
    imported = await importRows(rows, {
      check: lineIn(before, await strangersOf(tx, order, rows, before), actor, order.currency),
      isWhole: true,
      async write(entries) {
        const { lines, add } = changesOf(entries)
        const changed = changedLines(before, { lines }, actor.side, order.currency)
        const after = add.length > 0 ? await withAdded(tx, order, changed, add, actor.side) : changed
        await proposeLines(tx, order, actor, { before, after, reason: '' })
        return lines.length + add.length
      },
    })
  })
  const { changed, refused } = imported
  return { changed, problems: problemsIn({ say, language: caller.language }, refused) }
}

type Named = { sku: string; skuId: string; productId: string; isCarton: boolean }

/** What codes that are not in the order stand for, among what its retailer may see. */
async function strangersOf(tx: Tx, order: OrderRecord, rows: readonly NamedRow[], lines: readonly Line[]) {
  const known = new Set(lines.map(({ kept: snapshot }) => snapshot.sku))
  const codes = [...new Set(rows.map(({ cells }) => cells['sku'] ?? ''))].filter((code) => !known.has(code))
  const viewer = await retailerViewer(tx, order.retailerId, order.storeId ?? undefined)
  const named: Named[] =
    codes.length === 0
      ? []
      : await visibleProducts(tx, viewer)
          .innerJoin('sku', 'sku.productId', 'product.id')
          .where(sql<boolean>`(sku.sku = any(${codes}::text[]) and product.brand_id = ${order.brandId})`)
          .select(['sku.sku', 'sku.id as skuId', 'product.id as productId', 'product.isCarton'])
          .execute()
  return Map.groupBy(named, ({ sku }) => sku)
}

type Said = { line: Line | null; named: Named | null; quantity: number; price: string }

/** What a row changes or adds, or everything that is wrong with it. */
const lineIn =
  (
    lines: readonly Line[],
    strangers: ReadonlyMap<string, readonly Named[]>,
    { side }: Trader,
    currency: string,
  ): Check<NamedRow, Said> =>
  ({ cells: { sku = '', quantity = '', price: written = '' } }, { object, first }) => {
    const [line, ...others] = lines.filter(({ kept: snapshot }) => snapshot.sku !== '' && snapshot.sku === sku)
    const meant = strangers.get(sku) ?? []
    const code = { column: 'sku', params: { value: sku } }
    const before = first(sku)
    if (before !== undefined) object({ ...code, key: 'orders.row.twice', params: { value: sku, first: before } })
    else if (!line && (meant.length === 0 || meant[0]!.isCarton)) object({ ...code, key: 'orders.row.unknown' })
    else if (others.length > 0 || (!line && meant.length > 1)) object({ ...code, key: 'orders.row.several' })
    const units = unitsIn(quantity, 999_999)
    if ('problem' in units)
      object({ column: 'quantity', ...cellProblem(units.problem, quantity, 'orders.row.quantity' as const) })
    else if (units.units === null)
      object({ column: 'quantity', key: 'orders.row.quantity', params: { value: quantity } })
    const amount = amountIn(written, currency)
    if (written !== '' && side === 'retailer') object({ column: 'price', key: 'orders.row.priceIsTheBrands' })
    else if ('problem' in amount) {
      const { key, params } = cellProblem(amount.problem, written, 'orders.row.price' as const)
      object({ column: 'price', key, params: { ...params, currency } })
    }
    const entry = 'units' in units && 'value' in amount && { quantity: units.units ?? 0, price: amount.value }
    return entry ? { line: line ?? null, named: meant[0] ?? null, ...entry } : null
  }

/** The rows as changes of lines, and products with their sizes to add. */
function changesOf(entries: readonly Said[]) {
  const lines: { lineId: string; quantity: number; price?: string }[] = []
  const add = new Map<string, AddedProduct>()
  for (const { line, named, quantity, price } of entries) {
    if (line) lines.push({ lineId: line.lineId, quantity, ...(price && { price }) })
    else if (named && quantity > 0) {
      const { productId, skuId } = named
      const items = [...(add.get(productId)?.items ?? []), { sku: skuId, value: quantity }]
      add.set(productId, { productId, items, ...(price && { price }) })
    }
  }
  return { lines, add: [...add.values()] }
}
