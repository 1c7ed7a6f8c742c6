import type { CatalogImport, imports } from '@souk/contract/catalog/imports.contract.ts'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lateCode } from '../../../lib/code/late-code.ts'
import { get } from '../../../lib/server/get.ts'
import type * as writes from './import-writes.ts'

type Writes = typeof writes
type In<N extends keyof Writes> = Parameters<Writes[N]>[0]
type Out<N extends keyof Writes> = Writes[N] extends (input: never) => Promise<infer R> ? R : never

/** The imports of a collection, newest first; live events refresh them while one is being read. */
export function useImports(collectionId: string) {
  return useQuery({
    queryKey: ['import', 'latest', collectionId],
    queryFn: ({ signal }) =>
      get<typeof imports.latest>(
        '/api/v2/catalog/collections/:collectionId/imports',
        { params: { collectionId } },
        { signal, isQuiet: true },
      ),
  })
}

/** What will change, page by page. */
export function useChangedRows({ id, version }: CatalogImport, query: { page: number; limit: number }) {
  return useQuery({
    queryKey: ['import', 'rows', id, 'changes', version, query],
    queryFn: ({ signal }) =>
      get<typeof imports.rows>(
        '/api/v2/catalog/imports/:importId/rows',
        { params: { importId: id }, query: { only: 'changes', ...query } },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
}

/** The rows with problems, a hundred at a time; the grid asks for more as it is scrolled. */
export function useBadRows({ id, version }: CatalogImport) {
  return useInfiniteQuery({
    queryKey: ['import', 'rows', id, 'problems', version],
    queryFn: ({ signal, pageParam }) =>
      get<typeof imports.rows>(
        '/api/v2/catalog/imports/:importId/rows',
        { params: { importId: id }, query: { only: 'problems', page: pageParam, limit: 100 } },
        { signal, isQuiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}

const useCode = lateCode(() => import('./import-writes.ts'))

/** One write of the file beside this, by its name; also after a refusal the import is asked for again. */
export function useImportWrite<N extends keyof Writes>(name: N) {
  const client = useQueryClient()
  const code = useCode()
  return useMutation<Out<N>, Error, In<N>>({
    mutationFn: async (input) => {
      const write = (await code())[name] as (input: In<N>) => Promise<unknown>
      return (await write(input)) as Out<N>
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['import'] }),
  })
}
