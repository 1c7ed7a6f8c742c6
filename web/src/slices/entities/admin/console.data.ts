import type { Request } from '@souk/contract/core/endpoint.ts'
import type { consoleCalls } from '@souk/contract/entities/console.contract.ts'
import type { FlagKey } from '@souk/contract/reference/flags.ts'
import type { twoFactor } from '@souk/contract/identity/security.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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

export function useMaintenance() {
  return useQuery({
    queryKey: ['admin', 'maintenance'],
    queryFn: ({ signal }) => get<Calls['maintenance']>('/api/admin/maintenance', {}, { signal }),
  })
}

/** Whether the admin's own sign-in has a second factor. */
export function useOwnTwoFactor() {
  return useQuery({
    queryKey: ['me', 'two-factor'],
    queryFn: ({ signal }) => get<typeof twoFactor.read>('/api/v2/users/two-factor', {}, { signal, isQuiet: true }),
  })
}
