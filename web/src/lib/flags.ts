import { type FlagKey } from '@souk/contract/reference/flags.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

type Flags = Readonly<Record<string, boolean>>

const flagsQuery = queryOptions({
  queryKey: ['flags'],
  queryFn: ({ signal }): Promise<Flags> => call(reference.flags, {}, { signal, isQuiet: true }),
  staleTime: 300_000,
})

/** As in OpenFeature: a key and what holds until, and unless, the server says otherwise. */
export function useFlag(key: FlagKey, otherwise = false): boolean {
  return useQuery(flagsQuery).data?.[key] ?? otherwise
}

/** For the guard, which is no component. Every flag is off while nobody can be asked. */
export function readFlags(): Promise<Flags> {
  return queryClient.ensureQueryData(flagsQuery).catch(() => ({}))
}
