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
const searchProviders: readonly SearchProvider[] = [
  {
    key: 'partners',
    word: 'nav.connections',
    needs: ['read', 'Profile'],
    find: async (text, signal) =>
      (await import('../../slices/connections/list/partner-search.ts')).findPartners(text, signal),
  },
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
  {
    key: 'invoices',
    word: 'nav.invoices',
    needs: ['read', 'Shipment'],
    find: async (text, signal) =>
      (await import('../../slices/shipments/invoices/invoice-search.ts')).findInvoices(text, signal),
  },
  {
    key: 'collections',
    word: 'nav.collections',
    needs: ['manage', 'Brand'],
    find: async (text, signal) =>
      (await import('../../slices/catalog/collections/collection-search.ts')).findCollections(text, signal),
  },
]

/** A brand looks for its own customers and papers first, everybody else for what can be bought. */
const market = ['products', 'brands']

export function searchProvidersOf(entityType: string | null, can: (...needs: SearchProvider['needs']) => boolean) {
  const open = searchProviders.filter(({ needs }) => can(...needs))
  const isMarket = ({ key }: SearchProvider) => market.includes(key)
  const [own, others] = [open.filter((one) => !isMarket(one)), open.filter(isMarket)]
  return entityType === 'brand' ? [...own, ...others] : [...others, ...own]
}
