import type { ExportFormat } from '@souk/contract/core/exports.ts'
import { orderFiles } from '@souk/contract/core/limits.ts'
import { OrderExport } from '@souk/contract/downloads/export-inputs.ts'
import { type ExportContent, type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import type { Table } from '../../../platform/documents/tables/table.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { orderRows } from '../model/orders.queries.ts'
import { orderLineBatches } from './order-line-batches.ts'
import { orderPapers } from './order-paper.ts'

type In = { orderIds: string[] }

/** All of them, or none. */
async function numbersOf({ deps, actor }: ExportContext, { orderIds }: In) {
  const rows = await orderRows(deps.db, actor)
    .where('salesOrder.id', 'in', orderIds)
    .orderBy('createdAt', 'desc')
    .orderBy('salesOrder.id')
    .execute()
  if (rows.length !== new Set(orderIds).size) throw new Refusal('not_found')
  return rows.map(({ id, number, brandId }) => ({ id, number, brandId }))
}

async function contentOf(context: ExportContext, input: In, format: ExportFormat): Promise<ExportContent> {
  const orders = await numbersOf(context, input)
  const isOneTable = format === 'csv' || format === 'xlsx'
  if (!isOneTable && orders.length > orderFiles)
    throw new Refusal('invalid', 'downloads.tooMany', { field: 'orderIds' })
  if (format === 'pdf') return { kind: 'papers', file: await orderPapers(context, orders) }
  if (format !== 'zip') return { kind: 'table', table: tableOf(context, input.orderIds) }
  async function* files() {
    for (const [at, { id, number }] of orders.entries()) {
      context.progress(at, orders.length)
      const content: ExportContent = { kind: 'table', table: tableOf(context, [id]) }
      yield { name: `${number}.xlsx`, format: 'xlsx' as const, content }
    }
  }
  return { kind: 'files', files: files() }
}

/** A line for each line of each order as it is now. */
function tableOf(context: ExportContext, orderIds: readonly string[]): Table {
  const { deps, language } = context
  const word = (key: string) => deps.say(language, `file.${key}`)
  return {
    name: word('orderCount'),
    isRtl: language === 'ar',
    columns: [
      { header: word('order'), width: 14 },
      { header: word('status'), width: 22 },
      { header: word('purchaseOrder') },
      { header: word('brand'), width: 20 },
      { header: word('retailer'), width: 20 },
      { header: word('store'), width: 18 },
      { header: word('ordered'), kind: 'day', width: 13 },
      { header: word('styleCode') },
      { header: word('name'), width: 30 },
      { header: word('colour') },
      { header: word('size'), width: 10 },
      { header: word('sku'), width: 20 },
      { header: word('quantity'), kind: 'number', width: 10 },
      { header: word('units'), kind: 'number', width: 10 },
      { header: word('price'), kind: 'money', width: 12 },
      { header: word('amount'), kind: 'money', width: 14 },
      { header: word('currency'), width: 10 },
      { header: word('shipsFrom'), kind: 'day', width: 13 },
      { header: word('shipsUntil'), kind: 'day', width: 13 },
      { header: word('shipped'), kind: 'number', width: 10 },
    ],
    batches: orderLineBatches(context, orderIds),
  }
}

export const orderExport = exportKind({
  type: 'orderExport',
  formats: ['csv', 'xlsx', 'zip', 'pdf'],
  may: { allow: ['read', 'Order'], sides: ['brand', 'retailer'] },
  input: OrderExport,
  title: async (context, input) => {
    const orders = await numbersOf(context, input)
    return orders.length === 1
      ? orders[0]!.number
      : context.deps.say(context.language, 'file.orders', { count: orders.length })
  },
  content: contentOf,
})
