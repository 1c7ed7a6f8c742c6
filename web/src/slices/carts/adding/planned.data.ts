import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

/** Fetched with its schema only now: the shelf itself needs none. */
export function useProducts(productIds: readonly string[]) {
  return useQuery({
    queryKey: ['products', 'by-ids', productIds],
    queryFn: async ({ signal }): Promise<ProductRow[]> => {
      const { readProducts } = await import('./planned-products.ts')
      return readProducts(productIds, signal)
    },
  })
}

const atOnce = 100

/** All lines of a list, page after page. */
export function useListLines(id: string) {
  return useQuery({
    queryKey: ['wishlist', id, 'all-lines'],
    queryFn: async ({ signal }): Promise<WishlistLine[]> => {
      const lines: WishlistLine[] = []
      for (let page = 1; ; page += 1) {
        const { lines: some } = await get<typeof wishlists.read>(
          '/api/v2/wishlists/:id',
          { params: { id }, query: { page, limit: atOnce } },
          { signal, isQuiet: true },
        )
        lines.push(...some)
        if (some.length < atOnce) return lines
      }
    },
  })
}
