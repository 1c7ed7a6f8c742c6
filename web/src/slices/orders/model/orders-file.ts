import type { DownloadTarget } from '../../../lib/download-slot.ts'

/** The file of one or several orders. */
export const ordersFile = (orderIds: readonly string[]): DownloadTarget => ({
  type: 'orderExport',
  input: { orderIds },
  formats: orderIds.length === 1 ? ['csv', 'xlsx', 'pdf'] : ['csv', 'xlsx', 'zip', 'pdf'],
})

/** What a brand has to make: the agreed units of each size. */
export const productionFile: DownloadTarget = { type: 'productionExport', input: {}, formats: ['xlsx', 'csv'] }
