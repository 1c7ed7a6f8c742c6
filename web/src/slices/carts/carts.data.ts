import type { Cart, CartIn } from '@souk/contract/carts/cart-shapes.ts'
import type { carts } from '@souk/contract/carts/carts.contract.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../lib/get.ts'
import { loadedOf, withWritten } from './cart-load.ts'
import type * as writes from './cart-writes.ts'

type Answer = Cart | readonly Cart[]
const lists = ['carts', 'list'] as const

export async function readCarts(cartId: string | null, signal?: AbortSignal): Promise<Answer> {
  const query = cartId ? { cartId } : {}
  return get<typeof carts.list>('/api/v2/cart', { query }, { ...(signal && { signal }), isQuiet: true })
}

/** All carts, or with an id the one. */
export function useCarts(cartId: string | null = null, isWanted = true) {
  return useQuery({
    queryKey: [...lists, cartId],
    queryFn: ({ signal }) => readCarts(cartId, signal),
    select: loadedOf,
    enabled: isWanted,
  })
}

/** For the number on the bag. */
export async function countCarts({ signal }: { signal: AbortSignal }): Promise<number> {
  return (await get<typeof carts.count>('/api/v2/cart/count', {}, { signal, isQuiet: true })).count
}

type Writes = typeof writes
type In<N extends keyof Writes> = Parameters<Writes[N]>[0]
type Out<N extends keyof Writes> = Writes[N] extends (input: never) => Promise<infer R> ? R : never

/** One write of the file beside this. They go one after the other, so that each knows the version the last one made. */
export function useCartWrite<N extends keyof Writes>(name: N) {
  const client = useQueryClient()
  return useMutation<Out<N>, Error, In<N>>({
    scope: { id: 'carts' },
    mutationFn: async (input) => {
      const write = (await import('./cart-writes.ts'))[name] as (input: In<N>) => Promise<unknown>
      return (await write(input)) as Out<N>
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['carts'] }),
  })
}

/** Sets lines. The version is that of the newest answer; the reply is on the screen before anything is asked again. */
export function usePutCarts() {
  const client = useQueryClient()
  return useMutation<Cart[], Error, CartIn[]>({
    scope: { id: 'carts' },
    mutationFn: async (wishes) => {
      const { putCarts } = await import('./cart-writes.ts')
      return putCarts(wishes.map((wish) => withVersion(client, wish)))
    },
    onMutate: () => client.cancelQueries({ queryKey: lists }),
    onSuccess: (written, wishes) => {
      const named = wishes.flatMap(({ cartId }) => cartId ?? [])
      client.setQueriesData<Answer>({ queryKey: lists }, (now) => now && withWritten(now, named, written))
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['carts'] }),
  })
}

function withVersion(client: QueryClient, wish: CartIn): CartIn {
  const known = client
    .getQueriesData<Answer>({ queryKey: lists })
    .flatMap(([, answer]) => (answer ? loadedOf(answer).carts : []))
    .filter(({ _id }) => _id === wish.cartId)
    .map(({ version }) => version)
  return known.length > 0 ? { ...wish, version: Math.max(...known) } : wish
}
