import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { usage } from '@souk/contract/analytics/usage.contract.ts'
import type { ViewPage, views } from '@souk/contract/analytics/views.contract.ts'
import type { Endpoint, Request } from '@souk/contract/core/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

type Read = Endpoint & { method: 'GET' }
export type Query<E extends Read> = Request<E> extends { query: infer Q } ? Q : Record<never, never>

/** One read of the slice: its path is its key, so that one live event asks again for all of them. */
function reader<E extends Read>(path: E['path']) {
  return (query: Query<E>, isWanted = true) =>
    useQuery({
      queryKey: ['analytics', path, query],
      queryFn: ({ signal }) => get<E>(path, { query } as unknown as Request<E>, { signal, isQuiet: true }),
      placeholderData: keepPreviousData,
      enabled: isWanted,
    })
}

export const useInsights = reader<typeof sales.insights>('/api/v2/sales-insights')
export const useOrdersBehind = reader<typeof sales.orders>('/api/v2/sales-insights/orders')
export const useSummary = reader<typeof sales.summary>('/api/v2/sales-insights/summary')
export const useStyles = reader<typeof sales.styles>('/api/v2/sales-insights/styles')
export const useMix = reader<typeof sales.mix>('/api/v2/sales-insights/mix')
export const useRetailers = reader<typeof sales.retailers>('/api/v2/sales-insights/retailers')
export const useSeasons = reader<typeof sales.seasons>('/api/v2/sales-insights/seasons')
export const useTeam = reader<typeof sales.team>('/api/v2/sales-insights/team')
export const useEngagement = reader<typeof engagement.read>('/api/v2/users/analytics')
const useAskedFor = reader<Read & typeof engagement.asked>('/api/v2/users/analytics/request')
export const useAsked = () => useAskedFor({})
export const usePurchases = reader<typeof purchases.insights>('/api/v2/purchase-insights')
export const usePurchaseOrders = reader<typeof purchases.orders>('/api/v2/purchase-insights/orders')
export const useOwnUsage = reader<typeof usage.own>('/api/v2/users/usage-events')
const useBudgetList = reader<Read & typeof purchases.budgets>('/api/v2/purchase-insights/budgets')
export const useBudgets = () => useBudgetList({})
const useViewList = reader<typeof views.list>('/api/v2/analytics-views')
export const useViews = (page: ViewPage) => useViewList({ page })

export const useAnalyticsWrite = writesOf(() => import('./analytics-writes.ts'), ['analytics'])
