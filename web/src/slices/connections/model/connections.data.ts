import type { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import type { direct } from '@souk/contract/connections/direct.contract.ts'
import type { Reply, Request } from '@souk/contract/core/endpoint.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import type { team } from '@souk/contract/entities/team.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

export type RelationsQuery = NonNullable<Request<typeof relations.list>['query']>
export type RequestsQuery = NonNullable<Request<typeof connections.list>['query']>
export type DirectQuery = NonNullable<Request<typeof direct.list>['query']>

export function useRelations(query: RelationsQuery) {
  return useQuery({
    queryKey: ['connections', 'relations', query],
    queryFn: ({ signal }) => get<typeof relations.list>('/api/users/relations', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export function useRelation(id: string) {
  return useQuery({
    queryKey: ['connections', 'relation', id],
    queryFn: ({ signal }) =>
      get<typeof relations.read>('/api/users/relations/:id', { params: { id } }, { signal, isQuiet: true }),
  })
}

/** What was traded with partners; the orders page asks for the same orders. */
export function usePartnerOrders(entityIds: readonly string[]) {
  return useQuery({
    queryKey: ['orders', 'partners', entityIds],
    queryFn: ({ signal }) =>
      get<typeof orderViews.partners>(
        '/api/v2/orders/partners',
        { query: { entityIds: entityIds.join(',') } },
        { signal, isQuiet: true },
      ),
    enabled: entityIds.length > 0,
    placeholderData: keepPreviousData,
  })
}
export type PartnerOrders = Reply<typeof orderViews.partners>[number]

export function useRequests(query: RequestsQuery) {
  return useQuery({
    queryKey: ['connections', 'requests', query],
    queryFn: ({ signal }) =>
      get<typeof connections.list>('/api/users/connection-requests', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** Retailers whom a brand may ask, once two letters are typed. */
export function useCandidates(q: string) {
  return useQuery({
    queryKey: ['connections', 'candidates', q],
    queryFn: ({ signal }) =>
      get<typeof connections.candidates>(
        '/api/users/connection-candidates',
        { query: { q } },
        { signal, isQuiet: true },
      ),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  })
}

/** How many wait for an answer of this side; the frame shows the same number. */
export async function countWaiting({ signal }: { signal: AbortSignal }): Promise<number> {
  const query = { direction: 'incoming', status: 'PENDING', limit: 1 } as const
  const list = await get<typeof connections.list>(
    '/api/users/connection-requests',
    { query },
    { signal, isQuiet: true },
  )
  return list.total
}

export function useWaiting() {
  return useQuery({ queryKey: ['connections', 'waiting'], queryFn: countWaiting }).data
}

export function useGroups(isWanted = true) {
  return useQuery({
    queryKey: ['connections', 'groups'],
    queryFn: ({ signal }) =>
      get<typeof retailerGroups.list>('/api/users/retailer-groups', {}, { signal, isQuiet: true }),
    enabled: isWanted,
  })
}

export function useDirect(query: DirectQuery) {
  return useQuery({
    queryKey: ['connections', 'direct', query],
    queryFn: ({ signal }) => get<typeof direct.list>('/api/v2/users/direct', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** Managers and representatives: whom a retailer can be given to. */
export function useSellers(isWanted = true) {
  return useQuery({
    queryKey: ['entity', 'team'],
    queryFn: ({ signal }) =>
      get<typeof team.list>('/api/v2/users/profile/additional-user', {}, { signal, isQuiet: true }),
    enabled: isWanted,
    select: (mates) => mates.filter(({ role }) => role !== 'entityAdmin'),
  })
}
