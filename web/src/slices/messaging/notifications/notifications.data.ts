import type { Request } from '@souk/contract/core/endpoint.ts'
import type { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lateCode } from '../../../lib/code/late-code.ts'
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

const useCode = lateCode(() => import('./notification-writes.ts'))

export function useMarkRead() {
  const client = useQueryClient()
  const code = useCode()
  return useMutation({
    mutationFn: async ({ id, isRead }: { id: string; isRead: boolean }) => (await code()).markRead(id, isRead),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}

export function useMarkAllRead() {
  const client = useQueryClient()
  const code = useCode()
  return useMutation({
    mutationFn: async () => (await code()).markAllRead(),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  })
}
