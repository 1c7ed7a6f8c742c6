import type { connections, relations, retailerGroups } from '@souk/contract/connections/connections.contract.ts'
import type { direct } from '@souk/contract/connections/direct.contract.ts'
import type { Reply, Request } from '@souk/contract/core/endpoint.ts'
import type { team } from '@souk/contract/entities/team.contract.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { T } from '../../../lib/language/use-t.ts'
import { get } from '../../../lib/server/get.ts'
import type { ChoicesQuery } from '../../../ui/lists/list-choices.ts'

export type RelationsQuery = NonNullable<Request<typeof relations.list>['query']>
export type RequestsQuery = NonNullable<Request<typeof connections.list>['query']>
export type DirectQuery = NonNullable<Request<typeof direct.list>['query']>

export const readRelations = (query: RelationsQuery, signal?: AbortSignal) =>
  get<typeof relations.list>('/api/users/relations', { query }, { ...(signal && { signal }), isQuiet: true })

export function useRelations(query: RelationsQuery) {
  return useQuery({
    queryKey: ['connections', 'relations', query],
    queryFn: ({ signal }) => readRelations(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** By the relation's id, or by the counterpart's. */
export const relationQuery = (id: string) => ({
  queryKey: ['connections', 'relation', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    get<typeof relations.read>('/api/users/relations/:id', { params: { id } }, { signal, isQuiet: true }),
})

export const useRelation = (id: string) => useQuery(relationQuery(id))

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

export function useWaiting(isWanted = true) {
  return useQuery({ queryKey: ['connections', 'waiting'], queryFn: countWaiting, enabled: isWanted }).data
}

type Asked = { signal: AbortSignal }

const readGroups = ({ signal }: Asked) =>
  get<typeof retailerGroups.list>('/api/users/retailer-groups', {}, { signal, isQuiet: true })

export const useGroups = () => useQuery({ queryKey: ['connections', 'groups'], queryFn: readGroups })

export const readDirect = (query: DirectQuery, signal?: AbortSignal) =>
  get<typeof direct.list>('/api/v2/users/direct', { query }, { ...(signal && { signal }), isQuiet: true })

export function useDirect(query: DirectQuery) {
  return useQuery({
    queryKey: ['connections', 'direct', query],
    queryFn: ({ signal }) => readDirect(query, signal),
    placeholderData: keepPreviousData,
  })
}

const readTeam = ({ signal }: Asked) =>
  get<typeof team.list>('/api/v2/users/profile/additional-user', {}, { signal, isQuiet: true })
const sellersOf = (mates: Reply<typeof team.list>) => mates.filter(({ role }) => role !== 'entityAdmin')

/** Managers and representatives: whom a retailer can be given to. */
export const useSellers = () => useQuery({ queryKey: ['entity', 'team'], queryFn: readTeam, select: sellersOf })

/** What a brand arranges its retailers by, as values of a filter; none of them is one too. */
export function arrangements(name: string, t: T): ChoicesQuery | undefined {
  if (name === 'groupId')
    return {
      queryKey: ['connections', 'groups', 'values', t('without.group')],
      queryFn: async (asked) => [
        { value: 'none', label: t('without.group') },
        ...(await readGroups(asked)).map((group) => ({ value: group.id, label: group.name })),
      ],
    }
  if (name === 'salesRepId')
    return {
      queryKey: ['entity', 'team', 'values', t('without.salesRep')],
      queryFn: async (asked) => [
        { value: 'none', label: t('without.salesRep') },
        ...sellersOf(await readTeam(asked)).map((one) => ({
          value: one.userId,
          label: `${one.firstName} ${one.lastName}`,
        })),
      ],
    }
  return undefined
}
