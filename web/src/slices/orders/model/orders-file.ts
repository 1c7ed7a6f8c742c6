import { orderFiles } from '@souk/contract/core/limits.ts'
import type { DownloadTarget } from '../../../lib/download-slot.ts'

/** The file of one or several orders. */
export const ordersFile = (orderIds: readonly string[]): DownloadTarget => ({
  type: 'orderExport',
  input: { orderIds },
  formats: formatsOf(orderIds.length),
})

function formatsOf(count: number): DownloadTarget['formats'] {
  if (count === 1) return ['csv', 'xlsx', 'pdf']
  return count > orderFiles ? ['csv', 'xlsx'] : ['csv', 'xlsx', 'zip', 'pdf']
}

/** What a brand has to make: the agreed units of each size. */
export const productionFile: DownloadTarget = { type: 'productionExport', input: {}, formats: ['xlsx', 'csv'] }
