import type { Product, ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import type { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import {
  type InfiniteData,
  type QueryClient,
  type UseQueryResult,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallOptions } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import type { ShelfView } from '../model/product-shelf.ts'

type Asked<E> = E extends { query?: infer Query } ? Omit<NonNullable<Query>, 'page' | 'limit' | 'after'> : never
export type ShopQuery = Asked<Request<typeof discovery.browse>> & { collectionId: string }
export type BrowseQuery = Asked<Request<typeof discovery.browse>>
export type FacetsQuery = NonNullable<Request<typeof discovery.filters>['query']>
type IdsQuery = NonNullable<Request<typeof discovery.productIds>['query']>

const size = 48
const deepest = 10_000 // pages end here

/** One collection, page after page. */
export const useShopProducts = (input: ShopQuery) => useInfiniteQuery(shopProducts(input))
export const shopProducts = (input: ShopQuery) =>
  infiniteQueryOptions({
    queryKey: ['products', 'shop', input],
    queryFn: ({ signal, pageParam }) =>
      get<typeof discovery.browse>(
        '/api/v2/catalog/products/browse',
        { query: { ...input, limit: size, page: pageParam } },
        { signal, isQuiet: true },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, products: list, total }) =>
      list.length < size || page * size >= total || (page + 1) * size > deepest ? undefined : page + 1,
    placeholderData: keepPreviousData,
  })

/** Across brands. The newest go on after the last product shown, however deep that is; other sorts go by pages. */
export function useBrowse(input: BrowseQuery) {
  const isNewest = (input.sort ?? 'newest') === 'newest'
  return useInfiniteQuery({
    queryKey: ['products', 'browse', input],
    queryFn: ({ signal, pageParam }) =>
      get<typeof discovery.browse>(
        '/api/v2/catalog/products/browse',
        { query: { ...input, limit: size, ...pageParam } },
        { signal, isQuiet: true },
      ),
    initialPageParam: {} as { after?: string; page?: number },
    getNextPageParam: ({ products: list, page }) => {
      if (list.length < size || (!isNewest && page * size >= deepest)) return undefined
      return isNewest ? { after: list.at(-1)!._id } : { page: page + 1 }
    },
    placeholderData: keepPreviousData,
  })
}
export type ProductList = ReturnType<typeof useShopProducts> | ReturnType<typeof useBrowse>

/** A first look at what a brand shows. */
export function useFirstOfBrand(brandId: string) {
  return useQuery({
    queryKey: ['products', 'browse', 'first', brandId],
    queryFn: ({ signal }) =>
      get<typeof discovery.browse>(
        '/api/v2/catalog/products/browse',
        { query: { brandId, limit: 8 } },
        { signal, isQuiet: true },
      ),
  })
}

export function useProductFacets(input: FacetsQuery) {
  return useQuery({
    queryKey: ['products', 'facets', input],
    queryFn: ({ signal }) =>
      get<typeof discovery.filters>('/api/v2/catalog/products/filters', { query: input }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** Shows what the list already knew at once. */
export function useProduct(productId: string): UseQueryResult<KnownProduct> {
  const client = useQueryClient()
  return useQuery({ ...oneProduct(productId), placeholderData: () => onShelf(client, productId) })
}
/** All of it or nothing yet. */
export const useWholeProduct = (productId: string) => useQuery(oneProduct(productId))
export const oneProduct = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'one', productId],
    queryFn: ({ signal }) =>
      get<typeof products.read>(
        '/api/v2/catalog/products/:productId',
        { params: { productId } },
        { signal, isQuiet: true },
      ),
  })

type Shelf = InfiniteData<{ products: ProductCard[] }>

function onShelf(client: QueryClient, productId: string): Product | undefined {
  const shelves = ['shop', 'browse'].flatMap((list) => client.getQueriesData<Shelf>({ queryKey: ['products', list] }))
  const cards = shelves.flatMap(([, shelf]) => shelf?.pages?.flatMap((page) => page.products) ?? [])
  const card = cards.find(({ _id }) => _id === productId)
  return card && asKnown(card)
}

/** What a card knows of its product; the other pictures, the colours and the sizes are still to come. */
export function asKnown(card: ProductCard): KnownProduct {
  const { image, imagesCount, coloursCount, sizes: _sizes, soldOutSizes: _soldOut, ...known } = card
  const ahead = { coloursAhead: coloursCount, picturesAhead: Math.max(0, imagesCount - 1) }
  return { ...unknown, ...known, ...ahead, images: image === null ? [] : [image] }
}
const unknown = {
  uniqueId: '',
  department: null,
  category: null,
  subCategory: null,
  country: null,
  gender: null,
  keyStyles: [],
  shippingStartDate: null,
  shippingEndDate: null,
  variants: [],
  description: '',
  items: [],
}
/** While the rest is on its way, how many colours and further pictures there will be: their place is kept. */
export type KnownProduct = Product & { coloursAhead?: number; picturesAhead?: number }

export function useRecommended(productId: string) {
  return useQuery({
    queryKey: ['products', 'recommended', productId],
    queryFn: ({ signal }) =>
      get<typeof discovery.recommended>(
        '/api/v2/catalog/products/recommented-item',
        { query: { productId } },
        { signal, isQuiet: true },
      ),
  })
}

/** All of a list at once, to choose it. */
export function readProductIds(query: IdsQuery, options: CallOptions = {}) {
  return get<typeof discovery.productIds>('/api/v2/catalog/products/product-ids', { query }, options)
}

/** The order of a collection as its shelf was looked at, for the way to the next of it. */
export function useCollectionOrder(collectionId: string, shelf: ShelfView) {
  return useQuery({
    queryKey: ['products', 'ids', collectionId, shelf],
    queryFn: ({ signal }) => readProductIds({ ...shelf, collectionId } as IdsQuery, { signal, isQuiet: true }),
  })
}
