import { filter, type FiltersOf, list } from '../core/lists/list.ts'

export const relationStatuses = ['ACCEPTED', 'ENDED'] as const
export const relationOrigins = ['marketplace', 'direct'] as const
export const relationList = list({
  filters: {
    q: filter.text,
    groupId: filter.idOrNone, // a brand's own, as its representatives are
    salesRepId: filter.idOrNone,
    origin: filter.one(relationOrigins),
    status: filter.one(relationStatuses),
  },
  sorts: ['name', 'newest', 'oldest'],
})
export type RelationFilters = FiltersOf<typeof relationList>

export const requestStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const
export const requestDirections = ['incoming', 'outgoing'] as const
export const requestList = list({
  filters: { direction: filter.one(requestDirections), status: filter.one(requestStatuses) },
  sorts: ['newest'],
})
export type RequestFilters = FiltersOf<typeof requestList>

export const directStatuses = ['ADDED', 'INVITED', 'JOINED'] as const
export const directList = list({
  filters: {
    q: filter.text,
    status: filter.one(directStatuses),
    groupId: filter.idOrNone,
    salesRepId: filter.idOrNone,
  },
  sorts: ['name'],
})
export type DirectFilters = FiltersOf<typeof directList>
