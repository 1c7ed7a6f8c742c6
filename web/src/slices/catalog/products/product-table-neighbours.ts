import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ProductsQuery } from '../model/product-table-filters.ts'
import { productsPage } from '../model/products.data.ts'

export type Neighbours = {
  at: number | null // where it stands in the whole list, from 1; null when it is on no page that was fetched
  total: number
  previous: (() => void) | null
  next: (() => void) | null
}
type Page = { products: readonly ProductRow[]; page: number; limit: number; total: number }
type Open = (id: string, page: number) => void

/** The products beside the open one; at the edge of a page the next page is fetched for it. */
export function useNeighbours(query: ProductsQuery, list: Page | undefined, id: string | null, open: Open): Neighbours {
  const client = useQueryClient()
  const { products = [], page = 1, limit = 1, total = 0 } = list ?? {}
  const index = products.findIndex(({ _id }) => _id === id)
  if (index < 0) return { at: null, total, previous: null, next: null }

  async function turn(to: number, place: 0 | -1): Promise<void> {
    const turned = await client
      .fetchQuery({ ...productsPage({ ...query, page: to }), staleTime: 30_000 })
      .catch(() => null)
    const found = turned?.products.at(place)
    if (found) open(found._id, to)
  }
  const beside = (step: 1 | -1) => {
    const found = products[index + step]
    if (found) return () => open(found._id, page)
    const to = page + step
    const isThere = to >= 1 && (to - 1) * limit < total
    return isThere ? () => void turn(to, step === 1 ? 0 : -1) : null
  }
  return { at: (page - 1) * limit + index + 1, total, previous: beside(-1), next: beside(1) }
}
