import type { administrators } from '@souk/contract/entities/administrators.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export function useAdministrators() {
  return useQuery({
    queryKey: ['admin', 'administrators'],
    queryFn: ({ signal }) => get<typeof administrators.list>('/api/admin/administrators', {}, { signal }),
  })
}

export const useAdministratorWrite = writesOf(() => import('./administrators-writes.ts'), ['admin'])
