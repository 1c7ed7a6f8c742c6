import { z } from 'zod/mini'

/** The tables of a brand's pages. */
export const brandTables = [
  'insights',
  'orders',
  'reasons',
  'best',
  'slowest',
  'sizes',
  'colours',
  'retailers',
  'seasons',
  'team',
  'funnel',
  'interest',
  'collections',
  'products',
  'led',
  'empty',
] as const
const retailerTables = ['purchases', 'purchaseOrders', 'open', 'budgets'] as const

/** Every table and chart that can be taken as a file. */
export const AnalyticsTable = z.enum([...brandTables, ...retailerTables])
export type AnalyticsTable = z.infer<typeof AnalyticsTable>

/** The table, and the filters as they are in the URL. */
export const AnalyticsExport = z.strictObject({
  table: AnalyticsTable,
  search: z._default(z.string().check(z.maxLength(2_000)), ''),
})
export type AnalyticsExport = z.output<typeof AnalyticsExport>
