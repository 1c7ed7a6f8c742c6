import type { Order, OrderRow } from '@souk/contract/orders/order-shapes.ts'
import type { orders as contract } from '@souk/contract/orders/orders.contract.ts'
import { useQueries } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

/** One product of several orders: which of them have it, and at what price. */
export type Priced = {
  productId: string
  name: string
  styleCode: string
  isCarton: boolean
  prices: Set<string>
  orderIds: Set<string>
}

/** The products of those selected orders that can still be changed. */
export function useProductsOf(orders: readonly OrderRow[]) {
  const reads = useQueries({
    queries: orders.map(({ id }) => ({
      queryKey: ['order', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        get<typeof contract.read>('/api/v2/orders/:id', { params: { id }, query: {} }, { signal, isQuiet: true }),
    })),
  })
  const read = reads.flatMap(({ data }) => data ?? [])
  const open = read.filter(({ may }) => may.propose)
  return {
    products: pricedIn(open),
    closed: read.length - open.length,
    isPending: reads.some(({ isPending }) => isPending),
    error: reads.find(({ error }) => error)?.error ?? null,
    retry: () => reads.forEach(({ error, refetch }) => void (error && refetch())),
  }
}

export function pricedIn(orders: readonly Pick<Order, 'id' | 'lines'>[]): Priced[] {
  const products = new Map<string, Priced>()
  for (const { id, lines } of orders) {
    for (const { productId, name, styleCode, skuId, price } of lines) {
      const fresh = { productId, name, styleCode, isCarton: skuId === null, prices: new Set<string>() }
      const one = products.get(productId) ?? { ...fresh, orderIds: new Set<string>() }
      one.orderIds.add(id)
      one.prices.add(price)
      products.set(productId, one)
    }
  }
  return [...products.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}
