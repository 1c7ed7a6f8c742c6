import { z } from 'zod/mini'

/** Every table and chart that can be taken as a file. */
export const AnalyticsTable = z.enum([
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
  'purchases',
  'purchaseOrders',
  'open',
  'budgets',
])
export type AnalyticsTable = z.infer<typeof AnalyticsTable>

/** The table, and the filters as they are in the URL. */
export const AnalyticsExport = z.strictObject({
  table: AnalyticsTable,
  search: z._default(z.string().check(z.maxLength(2_000)), ''),
})
export type AnalyticsExport = z.output<typeof AnalyticsExport>
