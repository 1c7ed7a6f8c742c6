import type { Reply, Request } from '@souk/contract/core/endpoint.ts'
import type { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export type ListsQuery = NonNullable<Request<typeof wishlists.list>['query']>
export type LinesQuery = NonNullable<Request<typeof wishlists.read>['query']>
export type FacetsQuery = NonNullable<Request<typeof wishlists.filters>['query']>
/** A list with a page of its lines. */
export type ShownList = Reply<typeof wishlists.read>

const readLists = (query: ListsQuery, signal: AbortSignal) =>
  get<typeof wishlists.list>('/api/v2/wishlists', { query }, { signal, isQuiet: true })

export function useLists(query: ListsQuery) {
  return useQuery({
    queryKey: ['wishlists', 'list', query],
    queryFn: ({ signal }) => readLists(query, signal),
    placeholderData: keepPreviousData,
  })
}

/** For the number beside the entry of the navigation. */
export async function countLists({ signal }: { signal: AbortSignal }): Promise<number> {
  return (await readLists({ limit: 1 }, signal)).total
}

export function useList(id: string, query: LinesQuery) {
  return useQuery({
    queryKey: ['wishlist', id, 'lines', query],
    queryFn: ({ signal }) =>
      get<typeof wishlists.read>('/api/v2/wishlists/:id', { params: { id }, query }, { signal, isQuiet: true }),
    placeholderData: (last, asked) => (asked?.queryKey[1] === id ? last : undefined),
  })
}

export function useListFacets(id: string, query: FacetsQuery) {
  return useQuery({
    queryKey: ['wishlist', id, 'facets', query],
    queryFn: ({ signal }) =>
      get<typeof wishlists.filters>(
        '/api/v2/wishlists/:id/filters',
        { params: { id }, query },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
}

/** Teammates and partners a list can be shared with. */
export function useShareable(isWanted = true) {
  return useQuery({
    queryKey: ['wishlists', 'shareable'],
    queryFn: ({ signal }) =>
      get<typeof wishlists.shareable>('/api/v2/wishlists/shareable', {}, { signal, isQuiet: true }),
    enabled: isWanted,
  })
}

export const useWrite = writesOf(() => import('./wishlist-writes.ts'), ['wishlists', 'wishlist'])
