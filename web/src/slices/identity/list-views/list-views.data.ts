import type { listViews } from '@souk/contract/identity/list-views.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export const useListViews = (list: string) =>
  useQuery({
    queryKey: ['list-views', list],
    queryFn: ({ signal }) =>
      get<typeof listViews.list>('/api/v2/users/list-views', { query: { list } }, { signal, isQuiet: true }),
  })

export const useListViewWrite = writesOf(() => import('./list-view-writes.ts'), ['list-views'])
