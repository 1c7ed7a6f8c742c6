import { fulfilments, orderIntegrations, orderPayments } from '@souk/contract/orders/order-axes.ts'
import {
  type FieldsOf,
  type Values,
  currency,
  day,
  flag,
  id,
  listOf,
  matching,
  oneOf,
  pageNumber,
  text,
  toQuery,
  useUrlState,
} from '../../../lib/url/url-state.ts'
import type { FilterQuery, OrdersQuery } from '../model/orders.data.ts'

export const views = ['all', 'yours', 'theirs', 'confirmed', 'completed', 'ended'] as const
export type View = (typeof views)[number]
export const sorts = ['newest', 'oldest', 'due'] as const

/** The call that lists the values of a filter has another name for each. */
export const fieldOf = {
  counterpartId: 'counterpart',
  storeId: 'store',
  collectionId: 'collection',
  salesRepId: 'salesRep',
  type: 'type',
  paymentMethod: 'paymentMethod',
  fulfilment: 'fulfilment',
  payment: 'payment',
  integration: 'integration',
  currency: 'currency',
} as const
export type FieldName = keyof typeof fieldOf
export const fieldNames = Object.keys(fieldOf) as FieldName[]
/** How an order stands with connected stores, and who looks after it, are the brand's own affair. */
export const fieldNamesOf = (side: 'brand' | 'retailer') =>
  fieldNames.filter((name) => side === 'brand' || (name !== 'salesRepId' && name !== 'integration'))

const filterFields = {
  q: text(),
  counterpartId: listOf(id),
  storeId: listOf(id),
  collectionId: listOf(id),
  salesRepId: listOf(id),
  type: listOf(oneOf(['IN_STOCK', 'PRE_ORDER'])),
  paymentMethod: listOf(matching(/^[A-Z_\d]{1,20}$/)),
  fulfilment: listOf(oneOf(fulfilments)),
  payment: listOf(oneOf(orderPayments)),
  integration: listOf(oneOf(orderIntegrations)),
  currency: listOf(currency),
  from: day,
  until: day,
  isCancelAsked: flag,
} satisfies FieldsOf<FilterQuery>
const listFields = {
  ...filterFields,
  sort: oneOf(sorts, 'newest'),
  page: pageNumber(50),
} satisfies FieldsOf<OrdersQuery>
export const fields = { ...listFields, view: oneOf(views, 'all') }
export type Filters = Values<typeof fields>

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

/** What narrows, without the tab: the counts on the tabs are asked with it. */
export const narrowing = (filters: Filters): FilterQuery => toQuery(filterFields, filters)

export const queryOf = (filters: Filters, side: Side): OrdersQuery => ({
  ...toQuery(listFields, filters),
  ...tabOf(filters.view, side),
  limit: 50,
})

export function useOrderFilters() {
  const [filters, change, { reset, isAny }] = useUrlState(fields)
  return { filters, change, reset, isAny }
}
export type OrderFiltering = ReturnType<typeof useOrderFilters>
