import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import {
  type FieldsOf,
  type Values,
  day,
  id,
  listOf,
  oneOf,
  pageNumber,
  text,
  toQuery,
  useUrlState,
} from '../../../lib/url/url-state.ts'
import type { ShipmentFilterQuery, ShipmentsQuery } from '../model/shipments.data.ts'

export const views = ['all', 'toSend', 'onTheWay', 'delivered', 'claims', 'ended'] as const
export type View = (typeof views)[number]

const statusesOf: Partial<Record<View, readonly ShipmentStatus[]>> = {
  toSend: ['PENDING', 'PRE_TRANSIT'],
  onTheWay: ['IN_TRANSIT'],
  delivered: ['DELIVERED'],
  ended: ['RETURNED', 'FAILED', 'CANCELLED'],
}

/** Which shipments a tab holds. */
export function tabOf(view: View): Pick<ShipmentFilterQuery, 'status' | 'hasOpenClaim'> {
  if (view === 'claims') return { hasOpenClaim: 'true' }
  const statuses = statusesOf[view]
  return statuses ? { status: statuses.join(',') } : {}
}

const filterFields = {
  q: text(),
  counterpartId: listOf(id),
  carrier: listOf(text(60)),
  orderId: id,
  from: day,
  until: day,
} satisfies FieldsOf<ShipmentFilterQuery>
const fields = { ...filterFields, view: oneOf(views, 'all'), page: pageNumber(50) }
export type ShipmentFilterState = Values<typeof fields>

/** Everything but the tab: the counts on the tabs are asked for with it. */
export const narrowing = (filters: ShipmentFilterState): ShipmentFilterQuery => toQuery(filterFields, filters)

export const queryOf = (filters: ShipmentFilterState): ShipmentsQuery => ({
  ...narrowing(filters),
  ...tabOf(filters.view),
  page: filters.page,
  limit: 50,
})

export function useShipmentFilters() {
  const [filters, change, { reset, isAny }] = useUrlState(fields)
  return { filters, change, reset, isAny }
}
export type ShipmentFiltering = ReturnType<typeof useShipmentFilters>
