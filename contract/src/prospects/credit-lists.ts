import { filter, type FiltersOf, list } from '../core/lists/list.ts'

export const creditEntryList = list({ filters: {}, sorts: ['newest'] })

export const creditRequestStatuses = ['PENDING', 'GRANTED', 'DECLINED'] as const
/** Those that wait from the oldest, those that are decided from the newest. */
export const creditRequestList = list({ filters: { status: filter.one(creditRequestStatuses) }, sorts: ['usual'] })
export type CreditRequestFilters = FiltersOf<typeof creditRequestList>
