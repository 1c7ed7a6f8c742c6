import type { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../lib/server/get.ts'
import { writesOf } from '../../lib/server/use-write.ts'

const root = '/api/v2/retailer-ai'
const quiet = (signal: AbortSignal) => ({ signal, isQuiet: true as const })
export const conversationKey = (id: string) => ['assistant', 'conversation', id]

export const useConversations = (query: NonNullable<Request<typeof assistant.conversations>['query']>) =>
  useQuery({
    queryKey: ['assistant', 'list', query],
    queryFn: ({ signal }) => get<typeof assistant.conversations>(`${root}/conversations`, { query }, quiet(signal)),
    placeholderData: keepPreviousData,
  })

/** A running answer is announced by live events; should one be lost, the conversation is asked for again. */
export const useConversation = (id: string | null) =>
  useQuery({
    queryKey: conversationKey(id ?? ''),
    queryFn: ({ signal }) =>
      get<typeof assistant.conversation>(`${root}/conversations/:id`, { params: { id: id! } }, quiet(signal)),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.isRunning ? 5_000 : false),
  })

export const useAssistantWrite = writesOf(() => import('./assistant-writes.ts'), ['assistant'])
/** The same with what else a write changes. */
export const useAssistantSave = writesOf(() => import('./assistant-writes.ts'), ['assistant', 'wishlists', 'carts'])
