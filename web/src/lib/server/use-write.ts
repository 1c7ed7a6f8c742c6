import { lateCode } from '../code/late-code.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

type Call = (...input: never[]) => Promise<unknown>
type In<W, N extends keyof W> = Parameters<Extract<W[N], Call>>[0]
type Out<W, N extends keyof W> = Extract<W[N], Call> extends (...input: never[]) => Promise<infer R> ? R : never
/** With a scope they go one after the other. */
type Options = { scope?: string }

/**
 * The writes of one file as a hook, by their names; the file is fetched while the page is idle.
 * However one ends, what hangs on these keys is asked for again: also a refusal shows what it is now.
 */
export function writesOf<W extends object>(load: () => Promise<W>, keys: readonly string[], { scope }: Options = {}) {
  const useCode = lateCode(load)
  return function useWrite<N extends keyof W>(name: N) {
    const client = useQueryClient()
    const code = useCode()
    return useMutation<Out<W, N>, Error, In<W, N>>({
      ...(scope && { scope: { id: scope } }),
      mutationFn: async (input) => {
        const write = (await code())[name] as (input: In<W, N>) => Promise<unknown>
        return (await write(input)) as Out<W, N>
      },
      onSettled: (_, error) => {
        const refetched = Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
        return error ? undefined : refetched // a failure is reported at once, also while the network is lost
      },
    })
  }
}
