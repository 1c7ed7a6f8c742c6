import type { Request } from '@souk/contract/core/endpoint.ts'
import type { invitations } from '@souk/contract/invitations/invitations.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

export function useInvitations(query: Request<typeof invitations.list>['query']) {
  return useQuery({
    queryKey: ['invitations', query],
    queryFn: ({ signal }) =>
      get<typeof invitations.list>('/api/admin/invitations', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export const useWrite = writesOf(() => import('./invitation-writes.ts'), ['invitations'])
