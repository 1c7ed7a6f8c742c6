import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lateCode } from '../../../lib/code/late-code.ts'
import type * as writes from './collection-writes.ts'

type Writes = typeof writes
type In<N extends keyof Writes> = Parameters<Writes[N]>[0]
type Out<N extends keyof Writes> = Writes[N] extends (input: never) => Promise<infer R> ? R : never

const useCode = lateCode(() => import('./collection-writes.ts'))

/** One write of the file beside this, by its name. Its answer is on the screen at once, every list is asked for again. */
export function useCollectionWrite<N extends keyof Writes>(name: N) {
  const client = useQueryClient()
  const code = useCode()
  return useMutation<Out<N>, Error, In<N>>({
    mutationFn: async (input) => {
      const write = (await code())[name] as (input: In<N>) => Promise<unknown>
      return (await write(input)) as Out<N>
    },
    onSuccess: (given) => {
      const answer = given as Collection | null
      if (answer) client.setQueryData(['collection', answer.id], answer)
      else void client.invalidateQueries({ queryKey: ['collection'], refetchType: 'none' }) // it may be gone
      return client.invalidateQueries({ queryKey: ['collections'] })
    },
  })
}
