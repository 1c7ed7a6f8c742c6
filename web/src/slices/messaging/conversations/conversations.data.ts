import type { Request } from '@souk/contract/core/endpoint.ts'
import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import type { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export type ConversationsQuery = NonNullable<Request<typeof conversations.list>['query']>
const quiet = (signal: AbortSignal) => ({ signal, isQuiet: true as const })

export function useConversations(query: ConversationsQuery) {
  return useQuery({
    queryKey: ['conversations', 'list', query],
    queryFn: ({ signal }) => get<typeof conversations.list>('/api/v2/conversations', { query }, quiet(signal)),
    placeholderData: keepPreviousData,
  })
}

export function useConversation(id: string) {
  return useQuery({
    queryKey: ['conversation', id, 'head'],
    queryFn: ({ signal }) =>
      get<typeof conversations.read>('/api/v2/conversations/:id', { params: { id } }, quiet(signal)),
  })
}

/** Pages back from the newest message. */
export function useMessages(id: string, q: string) {
  return useInfiniteQuery({
    queryKey: ['conversation', id, 'messages', q],
    queryFn: ({ signal, pageParam }) =>
      get<typeof conversations.messages>(
        '/api/v2/conversations/:id/messages',
        { params: { id }, query: { ...(pageParam && { before: pageParam }), ...(q && { q }) } },
        quiet(signal),
      ),
    initialPageParam: '',
    getNextPageParam: ({ messages, more }) => (more ? messages[0]?.id : undefined),
  })
}

/** What a card would show, before it is sent. */
export function useCard({ kind, id }: CardRef) {
  return useQuery({
    queryKey: ['card', kind, id],
    queryFn: ({ signal }) =>
      get<typeof conversations.card>('/api/v2/conversations/cards/:kind/:id', { params: { kind, id } }, quiet(signal)),
    retry: false,
  })
}

/** For the navigation. */
export async function countUnread({ signal }: { signal: AbortSignal }): Promise<number> {
  const { unread } = await get<typeof conversations.unread>('/api/v2/conversations/unread', {}, quiet(signal))
  return unread
}

export const useWrite = writesOf(
  () => import('./conversation-writes.ts'),
  ['conversations', 'conversation', 'notifications'],
)
