import type { Request } from '@souk/contract/core/endpoint.ts'
import type { follows } from '@souk/contract/follows/follows.contract.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lateCode } from '../../../lib/code/late-code.ts'
import { get } from '../../../lib/server/get.ts'

type CalendarQuery = Request<typeof follows.calendar>['query']

export function useCalendar(query: CalendarQuery) {
  return useQuery({
    queryKey: ['schedule', query],
    queryFn: ({ signal }) =>
      get<typeof follows.calendar>('/api/schedule/collections', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export function useFollowing(query: Request<typeof follows.following>['query']) {
  return useQuery({
    queryKey: ['following', query],
    queryFn: ({ signal }) =>
      get<typeof follows.following>('/api/schedule/following', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

const useCode = lateCode(() => import('./announce.ts'))

export function useAnnounce() {
  const client = useQueryClient()
  const code = useCode()
  return useMutation({
    mutationFn: async (body: Request<typeof follows.announce>['body']) => (await code()).announce(body),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedule'] }),
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  const code = useCode()
  return useMutation({
    mutationFn: async (id: string) => (await code()).withdraw(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['schedule'] }),
  })
}
