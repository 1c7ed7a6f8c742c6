import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

export const overviewQuery = queryOptions({
  queryKey: ['orders', 'overview'],
  queryFn: ({ signal }) => get<typeof orderViews.overview>('/api/v2/orders/overview', {}, { signal, isQuiet: true }),
})

export const useOverview = (isWanted = true) => useQuery({ ...overviewQuery, enabled: isWanted })
