import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import { useSearchState } from '../../../lib/use-search-state.ts'
import type { ShipmentFilterQuery, ShipmentsQuery } from '../shipments.data.ts'

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

const day = /^\d{4}-\d{2}-\d{2}$/
const several = (text: string | null, shape: RegExp) => (text ?? '').split(',').filter((value) => shape.test(value))

/** The filters of an address; values that no filter could have are ignored, so an old link still shows something. */
export function readFilters(address: URLSearchParams) {
  const text = (name: string, shape: RegExp) => (shape.test(address.get(name) ?? '') ? address.get(name)! : '')
  return {
    view: views.find((one) => one === address.get('view')) ?? 'all',
    q: address.get('q')?.slice(0, 100) ?? '',
    counterpartId: several(address.get('counterpartId'), /^[\da-f-]{36}$/),
    carrier: several(address.get('carrier'), /^.{1,60}$/),
    orderId: text('orderId', /^[\da-f-]{36}$/),
    from: text('from', day),
    until: text('until', day),
    page: Math.max(1, Math.min(Number(address.get('page')) || 1, 200)),
  }
}
export type ShipmentFilterState = ReturnType<typeof readFilters>

/** Everything but the tab: the counts on the tabs are asked for with it. */
export function narrowing({
  q,
  counterpartId,
  carrier,
  orderId,
  from,
  until,
}: ShipmentFilterState): ShipmentFilterQuery {
  return {
    ...(q && { q }),
    ...(counterpartId.length > 0 && { counterpartId: counterpartId.join(',') }),
    ...(carrier.length > 0 && { carrier: carrier.join(',') }),
    ...(orderId && { orderId }),
    ...(from && { from }),
    ...(until && { until }),
  }
}

export const queryOf = (filters: ShipmentFilterState): ShipmentsQuery => ({
  ...narrowing(filters),
  ...tabOf(filters.view),
  page: filters.page,
  limit: 50,
})

/** Filters live in the address; another choice begins with the first page. */
export function useShipmentFilters() {
  const [address, change] = useSearchState()
  const filters = readFilters(address)
  const set = (next: Parameters<typeof change>[0]) => change({ page: null, ...next })
  const clear = () => set({ q: null, counterpartId: null, carrier: null, orderId: null, from: null, until: null })
  return { filters, set, clear, isAny: Object.keys(narrowing(filters)).length > 0 }
}
export type ShipmentFiltering = ReturnType<typeof useShipmentFilters>
