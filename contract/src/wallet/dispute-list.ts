import { filter, type FiltersOf, list } from '../core/lists/list.ts'

/** Those that wait for an answer first. */
export const disputeList = list({
  filters: { status: filter.one(['OPEN', 'ACCEPTED', 'DECLINED']) },
  sorts: ['newest'],
})
export type DisputeFilters = FiltersOf<typeof disputeList>
