import type { Request } from '@souk/contract/core/endpoint.ts'
import type { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

export type NotificationsQuery = NonNullable<Request<typeof notifications.list>['query']>

export function useNotifications(query: NotificationsQuery) {
  return useQuery({
    queryKey: ['notifications', 'list', query],
    queryFn: ({ signal }) => get<typeof notifications.list>('/api/notifications', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** For the bell. */
export async function countUnread({ signal }: { signal: AbortSignal }): Promise<number> {
  const { unread } = await get<typeof notifications.unread>('/api/notifications/unread', {}, { signal, isQuiet: true })
  return unread
}

const writes = () => import('./notification-writes.ts')

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isRead }: { id: string; isRead: boolean }) => (await writes()).markRead(id, isRead),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await writes()).markAllRead(),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
