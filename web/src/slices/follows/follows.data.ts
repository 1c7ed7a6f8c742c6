import type { Request } from '@souk/contract/core/endpoint.ts'
import type { follows } from '@souk/contract/follows/follows.contract.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'

type CalendarQuery = Request<typeof follows.calendar>['query']

export function useCalendar(query: CalendarQuery) {
  return useQuery({
    queryKey: ['schedule', query],
    queryFn: ({ signal }) =>
      get<typeof follows.calendar>('/api/schedule/collections', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export function useFollowing(page: number) {
  return useQuery({
    queryKey: ['following', page],
    queryFn: ({ signal }) =>
      get<typeof follows.following>('/api/schedule/following', { query: { page } }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** What a brand writes comes with its first use, schemas and all. */
const writes = () => import('./announce.ts')

export function useAnnounce() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Request<typeof follows.announce>['body']) => (await writes()).announce(body),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedule'] }),
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => (await writes()).withdraw(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedule'] }),
  })
}
