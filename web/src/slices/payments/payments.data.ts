import type { payments } from '@souk/contract/payments/payments.contract.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { get } from '../../lib/get.ts'
import type * as writes from './payments-writes.ts'

export function useCards() {
  return useQuery({
    queryKey: ['cards'],
    queryFn: ({ signal }) => get<typeof payments.cards>('/api/v2/payments/cards', {}, { signal, isQuiet: true }),
  })
}

type Writes = typeof writes
type In<N extends keyof Writes> = Parameters<Writes[N]>[0]
type Out<N extends keyof Writes> = Writes[N] extends (input: never) => Promise<infer R> ? R : never

/** One write of the file beside this, by its name. */
export function useCardWrite<N extends keyof Writes>(name: N) {
  const client = useQueryClient()
  return useMutation<Out<N>, Error, In<N>>({
    mutationFn: async (input) => {
      const write = (await import('./payments-writes.ts'))[name] as (input: In<N>) => Promise<unknown>
      return (await write(input)) as Out<N>
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['cards'] }),
  })
}
