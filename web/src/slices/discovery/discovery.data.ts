import type { Request } from '@souk/contract/core/endpoint.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { entities } from '@souk/contract/entities/entities.contract.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { get } from '../../lib/get.ts'

type Wish = Omit<NonNullable<Request<typeof discovery.brands>['query']>, 'page' | 'limit' | 'after'>

/** Page after page; the list goes on where it ended, whatever was added meanwhile. */
export function useBrands(wish: Wish) {
  return useInfiniteQuery({
    queryKey: ['brands', wish],
    queryFn: ({ signal, pageParam }) =>
      get<typeof discovery.brands>(
        '/api/v2/catalog/brands',
        { query: { ...wish, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ brands, limit }) => (brands.length < limit ? undefined : brands.at(-1)?.id),
    placeholderData: keepPreviousData,
  })
}

export function useBrand(brandId: string) {
  return useQuery({
    queryKey: ['brand', brandId],
    queryFn: ({ signal }) =>
      get<typeof entities.readBrand>('/api/v2/users/:brandId', { params: { brandId } }, { signal }),
  })
}
