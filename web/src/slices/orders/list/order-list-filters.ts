import { useSearchState } from '../../../lib/use-search-state.ts'
import type { FilterQuery, OrdersQuery } from './orders.data.ts'

export const views = ['all', 'yours', 'theirs', 'confirmed', 'completed', 'ended'] as const
export type View = (typeof views)[number]
export const sorts = ['newest', 'oldest', 'due'] as const

/** Fields with values of their own, by the name the address has for each: which call tells them, and what they look like. */
export const fields = {
  counterpartId: { field: 'counterpart', shape: /^[\da-f-]{36}$/ },
  storeId: { field: 'store', shape: /^[\da-f-]{36}$/ },
  collectionId: { field: 'collection', shape: /^[\da-f-]{36}$/ },
  salesRepId: { field: 'salesRep', shape: /^[\da-f-]{36}$/ },
  type: { field: 'type', shape: /^(IN_STOCK|PRE_ORDER)$/ },
  paymentMethod: { field: 'paymentMethod', shape: /^[A-Z_\d]{1,20}$/ },
  fulfilment: { field: 'fulfilment', shape: /^(UNFULFILLED|PARTIALLY_SHIPPED|SHIPPED|DELIVERED)$/ },
  payment: { field: 'payment', shape: /^(UNPAID|PARTIALLY_PAID|OVERDUE|PAID|REFUNDED)$/ },
  currency: { field: 'currency', shape: /^[A-Z]{3}$/ },
} as const
export type FieldName = keyof typeof fields
export const fieldNames = Object.keys(fields) as FieldName[]
const day = /^\d{4}-\d{2}-\d{2}$/

type Side = 'brand' | 'retailer'
const pendingOf = (side: Side) => (side === 'brand' ? 'PENDING_BRAND' : 'PENDING_RETAILER')
const other = (side: Side): Side => (side === 'brand' ? 'retailer' : 'brand')

/** Which orders a tab holds. */
export function tabOf(view: View, side: Side): Pick<FilterQuery, 'status'> & { isYourTurn?: 'true' } {
  if (view === 'yours') return { isYourTurn: 'true' }
  if (view === 'theirs') return { status: pendingOf(other(side)) }
  if (view === 'confirmed') return { status: 'CONFIRMED' }
  if (view === 'completed') return { status: 'COMPLETED' }
  return view === 'ended' ? { status: 'REJECTED,CANCELLED' } : {}
}

/** The filters of an address; what no filter could mean is left aside, so an old link still shows something. */
export function readFilters(address: URLSearchParams) {
  const chosen = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const values = (address.get(name) ?? '').split(',').filter((value) => fields[name].shape.test(value))
      return values.length > 0 ? [[name, values]] : []
    }),
  ) as Partial<Record<FieldName, string[]>>
  const days = Object.fromEntries(
    (['from', 'until'] as const).flatMap((name) => {
      const value = address.get(name) ?? ''
      return day.test(value) ? [[name, value]] : []
    }),
  ) as { from?: string; until?: string }
  return {
    view: views.find((one) => one === address.get('view')) ?? 'all',
    q: address.get('q')?.slice(0, 100) ?? '',
    chosen,
    days,
    isCancelAsked: address.get('isCancelAsked') === 'true',
    sort: sorts.find((one) => one === address.get('sort')) ?? 'newest',
    page: Math.max(1, Math.min(Number(address.get('page')) || 1, 200)),
  }
}
export type Filters = ReturnType<typeof readFilters>

/** What narrows, without the tab: the counts on the tabs are asked with it. */
export function narrowing({ q, chosen, days, isCancelAsked }: Filters): FilterQuery {
  return {
    ...(q && { q }),
    ...Object.fromEntries(Object.entries(chosen).map(([name, values]) => [name, values.join(',')])),
    ...days,
    ...(isCancelAsked && { isCancelAsked: 'true' as const }),
  }
}

export function queryOf(filters: Filters, side: Side): OrdersQuery {
  const { view, sort, page } = filters
  return { ...narrowing(filters), ...tabOf(view, side), sort, page, limit: 50 }
}

/** Filters live in the address; another choice begins with the first page. */
export function useOrderFilters() {
  const [address, change] = useSearchState()
  const filters = readFilters(address)
  const set = (next: Parameters<typeof change>[0]) => change({ page: null, ...next })
  const clear = () =>
    set({
      q: null,
      from: null,
      until: null,
      isCancelAsked: null,
      ...Object.fromEntries(fieldNames.map((n) => [n, null])),
    })
  const isAny = Object.keys(narrowing(filters)).length > 0
  return { filters, set, clear, isAny }
}
export type OrderFiltering = ReturnType<typeof useOrderFilters>
