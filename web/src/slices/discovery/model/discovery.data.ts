import type { Request } from '@souk/contract/core/endpoint.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import type { entities } from '@souk/contract/entities/entities.contract.ts'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

type BrandsQuery = NonNullable<Request<typeof discovery.brands>['query']>
export type BrandsQueryInput = Omit<BrandsQuery, 'page' | 'limit' | 'after'>
export type BrandFacetsQuery = NonNullable<Request<typeof discovery.brandFilters>['query']>

/** Page after page, for as long as the page is scrolled. */
export function useBrands(input: BrandsQueryInput) {
  return useInfiniteQuery({
    queryKey: ['brands', 'list', input],
    queryFn: ({ signal, pageParam }) =>
      get<typeof discovery.brands>(
        '/api/v2/catalog/brands',
        { query: { ...input, page: pageParam } },
        { signal, isQuiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ brands, page, limit, total }) =>
      brands.length < limit || page * limit >= total ? undefined : page + 1,
    placeholderData: keepPreviousData,
  })
}

/** The first few of them. */
export const fewBrands = (query: BrandsQuery) =>
  queryOptions({
    queryKey: ['brands', 'few', query],
    queryFn: ({ signal }) =>
      get<typeof discovery.brands>('/api/v2/catalog/brands', { query }, { signal, isQuiet: true }),
  })
export const useFewBrands = (query: BrandsQuery, isWanted = true) =>
  useQuery({ ...fewBrands(query), enabled: isWanted })

export function useBrandFacets(query: BrandFacetsQuery) {
  return useQuery({
    queryKey: ['brands', 'facets', query],
    queryFn: ({ signal }) =>
      get<typeof discovery.brandFilters>('/api/v2/catalog/brands/filters', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

export const oneBrand = (brandId: string) =>
  queryOptions({
    queryKey: ['brand', brandId],
    queryFn: ({ signal }) =>
      get<typeof entities.readBrand>('/api/v2/users/:brandId', { params: { brandId } }, { signal }),
  })
export const useBrand = (brandId: string) => useQuery(oneBrand(brandId))
