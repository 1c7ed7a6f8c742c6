import type { Request } from '@souk/contract/core/endpoint.ts'
import type { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

export function useReferrals(query: Request<typeof referrals.read>['query']) {
  return useQuery({
    queryKey: ['referrals', query],
    queryFn: ({ signal }) => get<typeof referrals.read>('/api/users/referrals', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export function useAllReferrals(query: Request<typeof referralsAdmin.list>['query']) {
  return useQuery({
    queryKey: ['referrals', 'all', query],
    queryFn: ({ signal }) =>
      get<typeof referralsAdmin.list>('/api/admin/referrals', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export const useWrite = writesOf(() => import('./referral-writes.ts'), ['referrals'])
