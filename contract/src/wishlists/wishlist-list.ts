import { filter, type FiltersOf, list } from '../core/lists/list.ts'

/** The newest change first. */
export const wishlistList = list({
  filters: {
    q: filter.text,
    whose: filter.one(['all', 'own', 'shared']),
    retailerId: filter.id,
    mayEdit: filter.one(['true']),
  },
  sorts: ['newest'],
})
export type WishlistFilters = FiltersOf<typeof wishlistList>
