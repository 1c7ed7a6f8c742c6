import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { collectionTypes } from './collection-types.ts'

export const collectionStatuses = ['NEW', 'IN_REVIEW', 'LIVE', 'EXPIRED'] as const
export const collectionList = list({
  filters: {
    q: filter.text,
    status: filter.one(collectionStatuses),
    type: filter.one(collectionTypes),
    brandId: filter.id, // for those who are not the brand
    archived: filter.flag,
  },
  sorts: ['newest', 'name', 'deadline', 'products'],
})
export type CollectionFilters = FiltersOf<typeof collectionList>

/** Those that wait for a verdict, the longest waiting first. */
export const reviewList = list({ filters: {}, sorts: ['oldest'] })
