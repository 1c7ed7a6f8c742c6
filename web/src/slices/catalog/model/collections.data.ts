import type { Request } from '@souk/contract/core/endpoint.ts'
import type { CollectionStatus } from '@souk/contract/catalog/collection-moves.ts'
import type { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import { keepPreviousData, useQueries, queryOptions, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

export type CollectionsQuery = NonNullable<Request<typeof collections.list>['query']>

export function useCollections(query: CollectionsQuery) {
  return useQuery({
    queryKey: ['collections', query],
    queryFn: ({ signal }) => get<typeof collections.list>('/api/v2/catalog/collections', { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many stand where, for the one line that matters. */
export function useStatusCounts(statuses: readonly CollectionStatus[]) {
  return useQueries({
    queries: statuses.map((status) => ({
      queryKey: ['collections', 'count', status],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        get<typeof collections.list>(
          '/api/v2/catalog/collections',
          { query: { status, limit: 1 } },
          { signal, isQuiet: true },
        ),
    })),
    combine: (answers) => answers.map(({ data }, at) => ({ status: statuses[at]!, total: data?.total })),
  })
}

export const oneCollection = (collectionId: string) =>
  queryOptions({
    queryKey: ['collection', collectionId],
    queryFn: ({ signal }) =>
      get<typeof collections.read>(
        '/api/v2/catalog/collections/:collectionId',
        { params: { collectionId } },
        { signal, isQuiet: true },
      ),
  })
export const useCollection = (collectionId: string) =>
  useQuery({ ...oneCollection(collectionId), enabled: collectionId !== '' })

export function useUpcomingDeadlines(days = 30, isWanted = true) {
  return useQuery({
    queryKey: ['collections', 'deadlines', days],
    queryFn: ({ signal }) =>
      get<typeof collections.upcomingDeadlines>(
        '/api/v2/catalog/collections/upcoming-deadlines',
        { query: { days } },
        { signal, isQuiet: true },
      ),
    enabled: isWanted,
  })
}

export function useReviews(query: NonNullable<Request<typeof collections.reviews>['query']>) {
  return useQuery({
    queryKey: ['collections', 'reviews', query],
    queryFn: ({ signal }) => get<typeof collections.reviews>('/api/admin/reviews', { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000, // no brand's events reach the marketplace's own people
  })
}

/** The beginning of a collection, as a reviewer looks at it. */
export function useFirstProducts(collectionId: string) {
  return useQuery({
    queryKey: ['products', collectionId, 'first'],
    queryFn: ({ signal }) =>
      get<typeof products.list>(
        '/api/v2/catalog/products',
        { query: { collectionId, limit: 100 } },
        { signal, isQuiet: true },
      ),
  })
}
