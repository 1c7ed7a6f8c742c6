import type { Cart, CartIn } from '@souk/contract/carts/cart-shapes.ts'
import type { carts } from '@souk/contract/carts/carts.contract.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lateCode } from '../../../lib/code/late-code.ts'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'
import { loadedOf, withWritten } from './cart-load.ts'

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

const none: ReadonlyMap<string, number> = new Map()

/** Units by product over all carts: one call for all cards of a page. */
export function useUnitsInCarts(isWanted: boolean): ReadonlyMap<string, number> {
  const { data } = useQuery({
    queryKey: ['carts', 'units'],
    queryFn: ({ signal }) => get<typeof carts.units>('/api/v2/cart/units', {}, { signal, isQuiet: true }),
    select: (rows) => new Map(rows.map(({ productId, units }) => [productId, units])),
    enabled: isWanted,
  })
  return data ?? none
}

const loadWrites = () => import('./cart-writes.ts')
const useCode = lateCode(loadWrites)

/** One after the other, so that each knows the version the last one made. */
export const useCartWrite = writesOf(loadWrites, ['carts'], { scope: 'carts' })

/** Sets lines. The version is that of the newest answer; the reply is on the screen before anything is asked again. */
export function usePutCarts() {
  const client = useQueryClient()
  const code = useCode()
  return useMutation<Cart[], Error, CartIn[]>({
    scope: { id: 'carts' },
    mutationFn: async (requests) => {
      const { putCarts } = await code()
      return putCarts(requests.map((input) => withVersion(client, input)))
    },
    onMutate: () => client.cancelQueries({ queryKey: lists }),
    onSuccess: (written, requests) => {
      const named = requests.flatMap(({ cartId }) => cartId ?? [])
      client.setQueriesData<Answer>({ queryKey: lists }, (now) => now && withWritten(now, named, written))
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['carts'] }),
  })
}

/** A note goes with the newest version too: a colleague's that is not here yet is not written over. */
export function useSetNotes() {
  const client = useQueryClient()
  const code = useCode()
  return useMutation<Cart, Error, { cartId: string; notes: string }>({
    scope: { id: 'carts' },
    mutationFn: async (input) => (await code()).setNotes(withVersion(client, input)),
    onSettled: () => client.invalidateQueries({ queryKey: ['carts'] }),
  })
}

function withVersion<W extends { cartId?: string | undefined }>(
  client: QueryClient,
  input: W,
): W & { version?: number } {
  const known = client
    .getQueriesData<Answer>({ queryKey: lists })
    .flatMap(([, answer]) => (answer ? loadedOf(answer).carts : []))
    .filter(({ _id }) => _id === input.cartId)
    .map(({ version }) => version)
  return known.length > 0 ? { ...input, version: Math.max(...known) } : input
}
