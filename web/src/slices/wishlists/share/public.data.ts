import type { publicWishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import type { FacetsQuery, LinesQuery } from '../model/wishlists.data.ts'

const never = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const // each asking counts as a view

export function usePublicList(publicToken: string, query: LinesQuery) {
  return useQuery({
    queryKey: ['public-wishlist', publicToken, query],
    queryFn: ({ signal }) =>
      get<typeof publicWishlists.read>(
        '/api/v2/public/wishlists/:publicToken',
        { params: { publicToken }, query },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
    ...never,
  })
}

export function usePublicFacets(publicToken: string, query: FacetsQuery) {
  return useQuery({
    queryKey: ['public-wishlist', publicToken, 'facets', query],
    queryFn: ({ signal }) =>
      get<typeof publicWishlists.filters>(
        '/api/v2/public/wishlists/:publicToken/filters',
        { params: { publicToken }, query },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
    ...never,
  })
}
