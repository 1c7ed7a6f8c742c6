import { exportTypes } from '../core/export-types.ts'
import { filter, type FiltersOf, list } from '../core/lists/list.ts'

export const downloadStatuses = ['processing', 'readyToDownload', 'error'] as const

export const downloadList = list({
  filters: { status: filter.one(downloadStatuses), type: filter.one(exportTypes) },
  sorts: ['newest'],
})
export type DownloadFilters = FiltersOf<typeof downloadList>
