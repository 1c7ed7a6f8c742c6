import type { Action, Resource } from '@souk/contract/core/abilities.ts'
import type { ShellWord } from '../shell-word.ts'

export type Hit = {
  key: string
  label: string
  marked?: string // the label, with what matched between ⟦ and ⟧
  detail?: string
  image?: string | null
  to: string
  product?: { _id: string; name: string } // what can be kept from here
}
/** One kind of thing that can be searched for from everywhere. */
export type SearchProvider = {
  key: string
  word: ShellWord // over its results
  needs: readonly [Action, Resource]
  find: (text: string, signal: AbortSignal) => Promise<readonly Hit[]>
}

const products = () => import('../../slices/discovery/search/search.ts')

/** What the search over everything asks; a slice adds its line. */
export const searchProviders: readonly SearchProvider[] = [
  {
    key: 'products',
    word: 'search.products',
    needs: ['read', 'Shop'],
    find: async (text, signal) => (await products()).findProducts(text, signal),
  },
  {
    key: 'brands',
    word: 'search.brands',
    needs: ['read', 'Shop'],
    find: async (text, signal) => (await products()).findBrands(text, signal),
  },
  {
    key: 'orders',
    word: 'search.orders',
    needs: ['read', 'Order'],
    find: async (text, signal) =>
      (await import('../../slices/orders/list/order-list-search.ts')).findOrders(text, signal),
  },
]
