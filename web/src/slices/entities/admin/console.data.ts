import type { Request } from '@souk/contract/core/endpoint.ts'
import { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import type { FlagKey } from '@souk/contract/reference/flags.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'

type Calls = typeof consoleCalls

export function useAdminUser(id: string) {
  return useQuery({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => get<Calls['user']>('/api/admin/users/:id', { params: { id } }, { signal }),
  })
}

export function useFlagHistory(key: FlagKey) {
  return useQuery({
    queryKey: ['admin', 'flag-history', key],
    queryFn: ({ signal }) =>
      get<Calls['flagHistory']>('/api/admin/flags/:key/history', { params: { key } }, { signal }),
  })
}

export function useMailPreview(id: string) {
  return useQuery({
    queryKey: ['admin', 'mail', id],
    queryFn: ({ signal }) => get<Calls['mail']>('/api/admin/mails/:id', { params: { id } }, { signal }),
  })
}

export function useFailedJobs(query: Request<Calls['jobs']>['query']) {
  return useQuery({
    queryKey: ['admin', 'jobs', query],
    queryFn: ({ signal }) => get<Calls['jobs']>('/api/admin/jobs', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const healthEveryMs = 15_000

/** No event tells of a slow database, so the page asks again by itself. */
export function useHealth() {
  return useQuery({
    queryKey: ['admin', 'health'],
    queryFn: ({ signal }) => get<Calls['health']>('/api/admin/health', {}, { signal }),
    refetchInterval: healthEveryMs,
  })
}

function useConsoleWrite<In, Out>(write: (input: In) => Promise<Out>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  })
}

type Because = { id: string; reason: string }
export const useEndUserSessions = () =>
  useConsoleWrite(({ id, reason }: Because) =>
    call(consoleCalls.endUserSessions, { params: { id }, body: { reason } }, { isQuiet: true }),
  )
export const useResetTwoFactor = () =>
  useConsoleWrite(({ id, reason }: Because) =>
    call(consoleCalls.resetTwoFactor, { params: { id }, body: { reason } }, { isQuiet: true }),
  )
export const useRetryJob = () => useConsoleWrite((id: string) => call(consoleCalls.retryJob, { params: { id } }))
export const useDiscardJob = () => useConsoleWrite((id: string) => call(consoleCalls.discardJob, { params: { id } }))
