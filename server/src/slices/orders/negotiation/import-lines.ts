import { sql } from 'kysely'
import type { AddedProduct } from '@souk/contract/orders/order-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
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
type Row = { row: number; sku: string; quantity: string; price: string }
type Problem = {
  row: number
  column: string
  key: `orders.row.${string}` | `numbers.${string}`
  params: Record<string, unknown>
}

/** A sheet of codes, quantities and prices as one proposal: all of it, or nothing and every problem with its row. */
export async function importLines({ db, say }: Deps, actor: Trader, id: string, version: number, caller: Caller) {
  found(await findOrder(db, actor, id)) // before the file is read
  const rows = await rowsOf(caller)
  let problems: Problem[] = []
  let changed = 0
  await withOrder(db, actor, { id, version, caller }, 'orders.imported', async (tx, order) => {
    const before = await currentLines(tx, order)
    const judged = judge(rows, before, await strangersOf(tx, order, rows, before), actor, order.currency)
    problems = judged.problems
    if (problems.length > 0) return
    changed = judged.lines.length + judged.add.length
    const kept = changedLines(before, judged, actor.side, order.currency)
    const after = judged.add.length > 0 ? await withAdded(tx, order, kept, judged.add, actor.side) : kept
    await proposeLines(tx, order, actor, { before, after, reason: '' })
  })
  const told = problems.slice(0, 1_000)
  return {
    changed,
    problems: told.map(({ row, column, key, params }) => ({
      row,
      column,
      problem: say(caller.language, key as never, params as never),
    })),
  }
}

async function rowsOf(caller: Caller): Promise<Row[]> {
  const rows = await readNamedRows(caller, limits, (names) => {
    if (!names.includes('sku') || !names.includes('quantity')) {
      throw new Refusal('invalid', 'orders.needsColumns', { field: 'file' })
    }
  })
  return rows.map(({ row, cells: { sku = '', quantity = '', price = '' } }) => ({ row, sku, quantity, price }))
}

type Named = { sku: string; skuId: string; productId: string; isCarton: boolean }

/** What codes that are not in the order stand for, among what its retailer may see. */
async function strangersOf(tx: Tx, order: OrderRecord, rows: readonly Row[], lines: readonly Line[]) {
  const known = new Set(lines.map(({ kept }) => kept.sku))
  const codes = [...new Set(rows.map(({ sku }) => sku))].filter((code) => !known.has(code))
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

function judge(
  rows: readonly Row[],
  lines: readonly Line[],
  strangers: ReadonlyMap<string, readonly Named[]>,
  { side }: Trader,
  currency: string,
) {
  const problems: Problem[] = []
  const changes: { lineId: string; quantity: number; price?: string }[] = []
  const add = new Map<string, AddedProduct>()
  const first = new Map<string, number>()
  for (const { row, sku, quantity, price: written } of rows) {
    const object = (column: string, key: Problem['key'], params: Problem['params']) =>
      void problems.push({ row, column, key, params })
    const [line, ...others] = lines.filter(({ kept }) => kept.sku !== '' && kept.sku === sku)
    const meant = strangers.get(sku) ?? []
    if (first.has(sku)) object('sku', 'orders.row.twice', { value: sku, first: first.get(sku) })
    else if (!line && (meant.length === 0 || meant[0]!.isCarton)) object('sku', 'orders.row.unknown', { value: sku })
    else if (others.length > 0 || (!line && meant.length > 1)) object('sku', 'orders.row.several', { value: sku })
    first.set(sku, first.get(sku) ?? row)
    const units = unitsIn(quantity, 999_999)
    if ('problem' in units) {
      const { key, params } = cellProblem(units.problem, quantity, 'orders.row.quantity' as const)
      object('quantity', key, params)
    } else if (units.units === null) object('quantity', 'orders.row.quantity', { value: quantity })
    const amount = amountIn(written, currency)
    if (written !== '' && side === 'retailer') object('price', 'orders.row.priceIsTheBrands', {})
    else if ('problem' in amount) {
      const { key, params } = cellProblem(amount.problem, written, 'orders.row.price' as const)
      object('price', key, { ...params, currency })
    }
    if (problems.at(-1)?.row === row || 'problem' in units || 'problem' in amount) continue
    const [value, price] = [units.units ?? 0, amount.value]
    if (line) changes.push({ lineId: line.lineId, quantity: value, ...(price && { price }) })
    else if (value > 0) {
      const { productId, skuId } = meant[0]!
      const items = [...(add.get(productId)?.items ?? []), { sku: skuId, value }]
      add.set(productId, { productId, items, ...(price && { price }) })
    }
  }
  return { lines: changes, add: [...add.values()], problems }
}
