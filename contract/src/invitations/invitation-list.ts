import { filter, type FiltersOf, list } from '../core/lists/list.ts'

export const invitationStatuses = ['INVITED', 'OPENED', 'JOINED', 'EXPIRED', 'WITHDRAWN'] as const

/** Companies that the marketplace invited; its own people read it. */
export const invitationList = list({
  filters: {
    q: filter.text,
    status: filter.one(invitationStatuses),
    side: filter.one(['brand', 'retailer']),
  },
  sorts: ['newest', 'company'],
})
export type InvitationFilters = FiltersOf<typeof invitationList>
