import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query'
import { idle } from '../../lib/first-visit/when-idle.ts'

/** The small numbers of the frame. */
export type CountKey = 'carts' | 'connections' | 'messages' | 'notifications' | 'orders' | 'wishlists'
export type CountQuery = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<number> }

/** Where each number comes from; a slice adds its line. Live topics make the query keys stale, as everywhere. */
export const countQueries: Readonly<Partial<Record<CountKey, CountQuery>>> = {
  carts: {
    queryKey: ['carts', 'count'],
    queryFn: async (context) => (await import('../../slices/carts/model/carts.data.ts')).countCarts(context),
  },
  connections: {
    queryKey: ['connections', 'waiting'],
    queryFn: async (context) =>
      (await import('../../slices/connections/model/connections.data.ts')).countWaiting(context),
  },
  messages: {
    queryKey: ['conversations', 'unread'],
    queryFn: async (context) =>
      (await import('../../slices/messaging/conversations/conversations.data.ts')).countUnread(context),
  },
  notifications: {
    queryKey: ['notifications', 'unread'],
    queryFn: async (context) =>
      (await import('../../slices/messaging/notifications/notifications.data.ts')).countUnread(context),
  },
  orders: {
    queryKey: ['orders', 'waiting'],
    queryFn: async (context) => (await import('../../slices/orders/model/orders.data.ts')).countWaiting(context),
  },
  wishlists: {
    queryKey: ['wishlists', 'count'],
    queryFn: async (context) => (await import('../../slices/wishlists/model/wishlists.data.ts')).countLists(context),
  },
}

/** A number once it is known: none is not shown, and neither is one that cannot be had. What the page itself asks for goes first. */
export function useCount(key: CountKey | undefined, queries = countQueries): number | undefined {
  const query = key && queries[key]
  const asked = query && {
    ...query,
    queryFn: (context: { signal: AbortSignal }) => idle().then(() => query.queryFn(context)),
  }
  return useQuery(asked ?? { queryKey: ['no-count', key], queryFn: skipToken }).data || undefined
}
