import { type QueryKey, useQueries } from '@tanstack/react-query'

/** The small numbers of the frame. */
export type CountKey = 'carts' | 'connections' | 'messages' | 'orders' | 'wishlists'
export type CountQuery = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<number> }
export type Counts = Readonly<Partial<Record<CountKey, number>>>

/** Where each number comes from; a slice adds its line. Live topics make the query keys stale, as everywhere. */
export const countQueries: Readonly<Partial<Record<CountKey, CountQuery>>> = {
  connections: {
    queryKey: ['connections', 'waiting'],
    queryFn: async (context) => (await import('../slices/connections/connections.data.ts')).countWaiting(context),
  },
  wishlists: {
    queryKey: ['wishlists', 'count'],
    queryFn: async (context) => (await import('../slices/wishlists/wishlists.data.ts')).countLists(context),
  },
}

/** The numbers that are known by now: one that cannot be had is not shown. */
export function useCounts(keys: readonly CountKey[], queries = countQueries): Counts {
  const asked = [...new Set(keys)].flatMap((key) => (queries[key] ? [{ key, query: queries[key] }] : []))
  const answers = useQueries({ queries: asked.map(({ query }) => query) })
  return Object.fromEntries(asked.flatMap(({ key }, at) => (answers[at]?.data ? [[key, answers[at].data]] : [])))
}
