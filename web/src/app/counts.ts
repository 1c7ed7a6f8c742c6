import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { idle } from '../lib/when-idle.ts'

/** The small numbers of the frame. */
export type CountKey = 'carts' | 'connections' | 'messages' | 'orders' | 'wishlists'
export type CountQuery = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<number> }
export type Counts = Readonly<Partial<Record<CountKey, number>>>

/** Where each number comes from; a slice adds its line. Live topics make the query keys stale, as everywhere. */
export const countQueries: Readonly<Partial<Record<CountKey, CountQuery>>> = {
  carts: {
    queryKey: ['carts', 'count'],
    queryFn: async (context) => (await import('../slices/carts/carts.data.ts')).countCarts(context),
  },
  connections: {
    queryKey: ['connections', 'waiting'],
    queryFn: async (context) => (await import('../slices/connections/connections.data.ts')).countWaiting(context),
  },
  orders: {
    queryKey: ['orders', 'waiting'],
    queryFn: async (context) => (await import('../slices/orders/orders.data.ts')).countWaiting(context),
  },
  wishlists: {
    queryKey: ['wishlists', 'count'],
    queryFn: async (context) => (await import('../slices/wishlists/wishlists.data.ts')).countLists(context),
  },
}

/** The numbers that are known by now: one that cannot be had is not shown. One query each, for the hook for several weighs more. */
export function useCounts(keys: readonly CountKey[], queries = countQueries): Counts {
  const asked = (key: CountKey) => (keys.includes(key) ? queries[key] : undefined)
  const known = {
    carts: useCount('carts', asked('carts')),
    connections: useCount('connections', asked('connections')),
    messages: useCount('messages', asked('messages')),
    orders: useCount('orders', asked('orders')),
    wishlists: useCount('wishlists', asked('wishlists')),
  } satisfies Record<CountKey, unknown>
  return Object.fromEntries(Object.entries(known).filter(([, count]) => count))
}

/** What the page itself asks for goes first. */
function useCount(key: CountKey, query: CountQuery | undefined): number | undefined {
  const asked = query && {
    ...query,
    queryFn: (context: { signal: AbortSignal }) => idle().then(() => query.queryFn(context)),
  }
  return useQuery(asked ?? { queryKey: ['no-count', key], queryFn: skipToken }).data
}
