import type { approvals } from '@souk/contract/entities/approval.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export function useApproval() {
  return useQuery({
    queryKey: ['entity', 'approval'],
    queryFn: ({ signal }) => get<typeof approvals.read>('/api/entities/approval', {}, { signal, isQuiet: true }),
  })
}

export const useApprovalWrite = writesOf(() => import('./approval-writes.ts'), ['entity', 'admin'])
