import type { relations } from '@souk/contract/connections/connections.contract.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

/** The retailers this person sells to: a representative has only their own. */
export function useRetailers() {
  return useQuery({
    queryKey: ['connections', 'relations', 'writable'],
    queryFn: ({ signal }) =>
      get<typeof relations.list>('/api/users/relations', { query: { limit: 100 } }, { signal, isQuiet: true }),
    select: ({ items }) => items.filter(({ status }) => status === 'ACCEPTED'),
  })
}

export function useStores(retailerId: string | null) {
  return useQuery({
    queryKey: ['orders', 'stores', retailerId],
    queryFn: ({ signal }) =>
      get<typeof orderViews.stores>(
        '/api/v2/orders/stores/:retailerId',
        { params: { retailerId: retailerId! } },
        { signal, isQuiet: true },
      ),
    enabled: retailerId !== null,
  })
}
