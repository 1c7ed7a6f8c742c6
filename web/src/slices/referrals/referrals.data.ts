import type { referrals, referralsAdmin } from '@souk/contract/referrals/referrals.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

export function useReferrals(page: number, entityId?: string) {
  const query = { page, ...(entityId && { entityId }) }
  return useQuery({
    queryKey: ['referrals', query],
    queryFn: ({ signal }) => get<typeof referrals.read>('/api/users/referrals', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export function useAllReferrals(page: number, show: 'all' | 'waiting' | 'refused') {
  return useQuery({
    queryKey: ['referrals', 'all', page, show],
    queryFn: ({ signal }) =>
      get<typeof referralsAdmin.list>(
        '/api/admin/referrals',
        { query: { page, ...(show !== 'all' && { show }) } },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
}

export const useWrite = writesOf(() => import('./referral-writes.ts'), ['referrals'])
