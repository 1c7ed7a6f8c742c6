import { filter, type FiltersOf, list } from '../core/lists/list.ts'

export const deliveryList = list({
  filters: { status: filter.one(['WAITING', 'DELIVERED', 'FAILED']) },
  sorts: ['newest'],
})
export type DeliveryFilters = FiltersOf<typeof deliveryList>

export const runList = list({ filters: {}, sorts: ['newest'], limit: 10 })

/** In the order of the shop's own products. */
export const runItemList = list({
  filters: { only: filter.one(['NEW', 'CHANGED', 'SKIPPED', 'FAILED', 'SAME']) },
  sorts: ['position'],
  limit: 20,
})
export type RunItemFilters = FiltersOf<typeof runItemList>
