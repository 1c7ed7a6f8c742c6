import type { Request } from '@souk/contract/core/endpoint.ts'
import type { orderComments } from '@souk/contract/orders/comments.contract.ts'
import type { OrderField } from '@souk/contract/orders/order-list.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import type { orders } from '@souk/contract/orders/orders.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { useViewedQuery } from '../../../lib/session/viewed-entity.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export type OrdersQuery = NonNullable<Request<typeof orders.list>['query']>
export type FilterQuery = NonNullable<Request<typeof orderViews.filter>['query']>

export const readOrders = (query: OrdersQuery, signal?: AbortSignal) =>
  get<typeof orders.list>('/api/v2/orders', { query }, { ...(signal && { signal }), isQuiet: true })
export type OrdersPage = Awaited<ReturnType<typeof readOrders>>

export function useOrders(query: OrdersQuery) {
  return useQuery({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => readOrders(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** How many wait for an answer of this side; the frame shows the same number. */
export async function countWaiting({ signal }: { signal: AbortSignal }): Promise<number> {
  return (await readOrders({ isYourTurn: 'true', limit: 1 }, signal)).total
}

export function useWaiting() {
  return useQuery({ queryKey: ['orders', 'waiting'], queryFn: countWaiting }).data
}

/** The values of one field with their counts, among what the other filters leave. */
export const valuesOf = (fieldName: OrderField, query: FilterQuery) => ({
  queryKey: ['orders', 'filter', fieldName, query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    get<typeof orderViews.filter>(
      '/api/v2/orders/filter/:fieldName',
      { params: { fieldName }, query },
      { signal, isQuiet: true },
    ),
})

export const useFieldValues = (fieldName: OrderField, query: FilterQuery) =>
  useQuery({ ...valuesOf(fieldName, query), placeholderData: keepPreviousData })

export function useOrder(id: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['order', id, ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof orders.read>('/api/v2/orders/:id', { params: { id }, query }, { signal, isQuiet: true }),
  })
}

export function useRevisions(id: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['order', id, 'revisions', ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof orders.revisions>(
        '/api/v2/orders/:id/revisions',
        { params: { id }, query },
        { signal, isQuiet: true },
      ),
    select: (revisions) => revisions.toSorted((a, b) => a.number - b.number),
  })
}

export function useHistory(id: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['order', id, 'history', ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof orders.history>('/api/v2/orders/:id/history', { params: { id }, query }, { signal, isQuiet: true }),
    select: (events) => events.toSorted((a, b) => a.at.localeCompare(b.at)),
  })
}

export function useComments(id: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['order', id, 'comments', ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof orderComments.list>(
        '/api/v2/orders/:id/comments',
        { params: { id }, query },
        { signal, isQuiet: true },
      ),
  })
}

export const useWrite = writesOf(() => import('./order-list-writes.ts'), ['orders', 'order', 'carts'])
