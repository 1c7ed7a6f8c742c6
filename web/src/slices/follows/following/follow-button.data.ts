import type { follows } from '@souk/contract/follows/follows.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

type Query = { brandId: string; follow?: 'true' | 'false' }
const subscribe = (query: Query, signal?: AbortSignal) =>
  get<typeof follows.subscribe>(
    '/api/schedule/collections/subscribe',
    { query },
    { ...(signal && { signal }), ...(!query.follow && { isQuiet: true as const }) },
  )
const keyOf = (brandId: string) => ['follow', brandId]

/** Whether a person follows. A list that knows already asks for nothing; a live event makes it ask again. */
export function useFollow(brandId: string, known?: boolean) {
  return useQuery({
    queryKey: keyOf(brandId),
    queryFn: ({ signal }) => subscribe({ brandId }, signal),
    ...(known !== undefined && { initialData: { isFollowed: known } }),
    staleTime: 60_000,
  })
}

/** Shown at once, and taken back where the server says no. */
export function useSetFollow(brandId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isFollowed: boolean) => subscribe({ brandId, follow: isFollowed ? 'true' : 'false' }),
    onMutate: (isFollowed) => client.setQueryData(keyOf(brandId), { isFollowed }),
    onError: (_, isFollowed) => client.setQueryData(keyOf(brandId), { isFollowed: !isFollowed }),
    onSettled: () =>
      Promise.all([['following'], ['schedule']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
