import type { lists } from '@souk/contract/catalog/lists.contract.ts'
import type { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import type { ListName } from '@souk/contract/reference/list-names.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export function useListEntries(list: ListName) {
  return useQuery({
    queryKey: ['lists', list],
    queryFn: ({ signal }) =>
      get<typeof lists.read>('/api/admin/lists/:list', { params: { list } }, { signal, isQuiet: true }),
  })
}

export function useMarketplace() {
  return useQuery({
    queryKey: ['lists', 'marketplace'],
    queryFn: ({ signal }) => get<typeof marketplace.read>('/api/admin/marketplace', {}, { signal, isQuiet: true }),
  })
}

export const useWrite = writesOf(() => import('./list-writes.ts'), ['lists'])
