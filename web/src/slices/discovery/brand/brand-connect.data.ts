import type { Request } from '@souk/contract/core/endpoint.ts'
import { connections } from '@souk/contract/connections/connections.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'

type Answer = Request<typeof connections.answer>['body']

/** What stands between the retailer and one brand. */
export function useConnection(entityId: string) {
  return useQuery({
    queryKey: ['connections', 'info', entityId],
    queryFn: ({ signal }) => call(connections.info, { query: { entityId } }, { signal, isQuiet: true }),
  })
}

/** A new relation opens collections and prices, so everything about the brand is asked for again. */
function useAskAgain(entityId: string): () => Promise<unknown> {
  const client = useQueryClient()
  const keys = [['connections'], ['brand', entityId], ['brands'], ['collections'], ['products'], ['schedule']]
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

export function useRequestConnection(entityId: string) {
  const refresh = useAskAgain(entityId)
  return useMutation({
    mutationFn: (message: string) => call(connections.request, { body: { entityId, message } }),
    onSettled: refresh,
  })
}

export function useAnswerConnection(entityId: string, requestId: string) {
  const refresh = useAskAgain(entityId)
  return useMutation({
    mutationFn: (status: Answer['status']) => call(connections.answer, { params: { requestId }, body: { status } }),
    onSettled: refresh,
  })
}
