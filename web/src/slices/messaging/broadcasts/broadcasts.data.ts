import type { Request } from '@souk/contract/core/endpoint.ts'
import type { broadcasts, AudienceGroup } from '@souk/contract/messaging/broadcasts.contract.ts'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

const quiet = (signal: AbortSignal) => ({ signal, isQuiet: true as const })

export function useBroadcasts(query: Request<typeof broadcasts.list>['query']) {
  return useQuery({
    queryKey: ['broadcasts', 'list', query],
    queryFn: ({ signal }) => get<typeof broadcasts.list>('/api/notifications/broadcasts', { query }, quiet(signal)),
    placeholderData: keepPreviousData,
  })
}

/** While it is being sent, its figures are asked for again. */
export function useBroadcast(id: string | null) {
  return useQuery({
    queryKey: ['broadcasts', 'one', id],
    queryFn: id
      ? ({ signal }) =>
          get<typeof broadcasts.read>('/api/notifications/broadcasts/:id', { params: { id } }, quiet(signal))
      : skipToken,
    refetchInterval: ({ state }) => (state.data?.status === 'SENDING' ? 3_000 : false),
  })
}

export function useEmailGroups() {
  return useQuery({
    queryKey: ['broadcasts', 'groups'],
    queryFn: ({ signal }) => get<typeof broadcasts.emailGroups>('/api/notifications/email-groups', {}, quiet(signal)),
  })
}

/** Only its name: a count needs no schema. */
const count = { method: 'POST', path: '/api/notifications/email-groups/count' } as typeof broadcasts.countAudience

export function useAudienceCount(audience: AudienceGroup[] | null) {
  return useQuery({
    queryKey: ['broadcasts', 'count', audience],
    queryFn: audience ? ({ signal }) => call(count, { body: { audience } }, quiet(signal)) : skipToken,
    placeholderData: keepPreviousData,
  })
}

export const useWrite = writesOf(() => import('./broadcast-writes.ts'), ['broadcasts'])
