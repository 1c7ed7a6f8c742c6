import { AnalyticsExport } from '@souk/contract/analytics/analytics-export.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import { oneBatch, type TableColumn } from '../../../platform/documents/tables/table.ts'
import { chartPicture } from './chart-picture.ts'
import { type TableRows, tableRows } from './table-rows.ts'

const money = new Set(['amount', 'before', 'target', 'spent'])
const days = new Set(['day', 'lastOrder', 'lastSeen', 'from', 'to'])
const numbers = new Set([
  'units',
  'orders',
  'views',
  'viewers',
  'others',
  'wishlists',
  'carts',
  'products',
  'retailers',
  'leftToShip',
  'sellThrough',
  'daysBefore',
])
const kindOf = (name: string): TableColumn['kind'] =>
  money.has(name) ? 'money' : days.has(name) ? 'day' : numbers.has(name) ? 'number' : 'text'

const read = ({ deps, actor }: ExportContext, { table, search }: AnalyticsExport): Promise<TableRows> =>
  tableRows(table, { db: deps.replica, actor, search: new URLSearchParams(search) })

/** A table or chart of the analytics screens, with the filters of its URL. */
export const analyticsExport = exportKind<AnalyticsExport>({
  type: 'analyticsExport',
  formats: ['csv', 'xlsx', 'png'],
  may: { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] },
  input: AnalyticsExport,
  title: async (context, input) => {
    await read(context, input) // refuses what the viewer may not read
    return `${context.deps.say(context.language, `export.${input.table}`)} ${new Date().toISOString().slice(0, 10)}`
  },
  content: async (context, input, format) => {
    const { deps, language } = context
    const { columns, rows, currency } = await read(context, input)
    const name = deps.say(language, `export.${input.table}`)
    if (format === 'png')
      return { kind: 'bytes', body: chartPicture({ name, columns, rows, isRtl: language === 'ar' }) }
    return {
      kind: 'table',
      table: {
        name,
        isRtl: language === 'ar',
        columns: [
          ...columns.map((column) => ({
            header: deps.say(language, `export.column.${column}`),
            kind: kindOf(column) ?? 'text',
            width: kindOf(column) === 'text' ? 28 : 14,
          })),
          ...(currency ? [{ header: deps.say(language, 'export.column.currency'), width: 10 }] : []),
        ],
        batches: oneBatch(rows.map((row) => [...row, ...(currency ? [currency] : [])])),
      },
    }
  },
})
