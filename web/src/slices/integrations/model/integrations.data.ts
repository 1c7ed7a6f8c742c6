import type { Request } from '@souk/contract/core/endpoint.ts'
import type { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import type { integrationMetrics, Metric, MetricQuery } from '@souk/contract/integrations/metrics.contract.ts'
import type { stores } from '@souk/contract/integrations/stores.contract.ts'
import type { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'
import { useMay } from '../../../lib/session/use-session.ts'

const root = '/api/v2/integrations'
const key = 'integrations'

/** Account admins change integrations; everybody else in the team reads them. */
export const useMayIntegrate = () => useMay(rights.runWebhooks)

/** What gives access or sends data out is closed to an admin who impersonates. */
export const useMayChangeAccess = () => useMay(rights.giveAccess)

export const useKeys = () =>
  useQuery({
    queryKey: [key, 'keys'],
    queryFn: ({ signal }) => get<typeof apiKeys.list>(`${root}/keys`, {}, { signal, isQuiet: true }),
  })
export const useWebhooks = () =>
  useQuery({
    queryKey: [key, 'webhooks'],
    queryFn: ({ signal }) => get<typeof webhooks.list>(`${root}/webhooks`, {}, { signal, isQuiet: true }),
  })
type DeliveriesQuery = Request<typeof webhooks.deliveries>['query']
export const useDeliveries = (id: string, query: DeliveriesQuery) =>
  useQuery({
    queryKey: [key, 'deliveries', id, query],
    queryFn: ({ signal }) =>
      get<typeof webhooks.deliveries>(
        `${root}/webhooks/:id/deliveries`,
        { params: { id }, query },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
export const useDelivery = (deliveryId: string) =>
  useQuery({
    queryKey: [key, 'delivery', deliveryId],
    queryFn: ({ signal }) =>
      get<typeof webhooks.delivery>(
        `${root}/deliveries/:deliveryId`,
        { params: { deliveryId } },
        { signal, isQuiet: true },
      ),
  })
export const useStores = () =>
  useQuery({
    queryKey: [key, 'stores'],
    queryFn: ({ signal }) => get<typeof stores.list>(`${root}/stores`, {}, { signal, isQuiet: true }),
  })
export const useStore = (id: string) =>
  useQuery({
    queryKey: [key, 'store', id],
    queryFn: ({ signal }) =>
      get<typeof stores.read>(`${root}/stores/:id`, { params: { id } }, { signal, isQuiet: true }),
  })
type RunsQuery = Request<typeof stores.runs>['query']
export const useRuns = (id: string, query: RunsQuery) =>
  useQuery({
    queryKey: [key, 'runs', id, query],
    queryFn: ({ signal }) =>
      get<typeof stores.runs>(`${root}/stores/:id/runs`, { params: { id }, query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
type ItemsQuery = Request<typeof stores.items>['query']
export const useItems = (runId: string, query: ItemsQuery) =>
  useQuery({
    queryKey: [key, 'items', runId, query],
    queryFn: ({ signal }) =>
      get<typeof stores.items>(`${root}/runs/:runId/items`, { params: { runId }, query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
export const useHealth = () =>
  useQuery({
    queryKey: [key, 'health'],
    queryFn: ({ signal }) => get<typeof integrationMetrics.health>(`${root}/health`, {}, { signal, isQuiet: true }),
  })

type Series = { metric: Metric; from: string; to: string; interval: MetricQuery['interval'] }
type GetData = typeof integrationMetrics.getData
export const useMetric = (body: Series) =>
  useQuery({
    queryKey: [key, 'metric', body],
    queryFn: ({ signal }) =>
      call(
        { method: 'POST', path: '/api/v1/integrations/hyper-dx/get-data' } as GetData,
        { body },
        { isQuiet: true, signal },
      ),
    placeholderData: keepPreviousData,
  })

export const useIntegrationWrite = writesOf(() => import('./integrations-writes.ts'), [key])
