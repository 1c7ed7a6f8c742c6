import type { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

export function useMarketplace() {
  return useQuery({
    queryKey: ['marketplace'],
    queryFn: ({ signal }) => get<typeof marketplace.read>('/api/admin/marketplace', {}, { signal, isQuiet: true }),
  })
}

export const useWrite = writesOf(() => import('./marketplace-writes.ts'), ['marketplace'])
