import type { FlagKey } from '@souk/contract/reference/flags.ts'
import type { reference } from '@souk/contract/reference/reference.contract.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './server/call.ts'
import { queryClient } from './server/query-client.ts'

type Flags = Readonly<Record<string, boolean>>

type FlagsCall = typeof reference.flags
/** Checked against the contract, not imported from it: the frame of every page reads flags, and none should wait for schemas. */
const wire: Pick<FlagsCall, 'method' | 'path'> = { method: 'GET', path: '/api/common/flags' }
const none: Flags = {}

const flagsQuery = queryOptions({
  queryKey: ['flags'],
  meta: { isSilent: true },
  queryFn: ({ signal }): Promise<Flags> => call(wire as FlagsCall, {}, { signal, isQuiet: true }),
  staleTime: 300_000,
})

/** As in OpenFeature: a key and what holds until, and unless, the server says otherwise. */
export function useFlag(key: FlagKey, otherwise = false): boolean {
  return useQuery(flagsQuery).data?.[key] ?? otherwise
}

/** All flags, for decisions made from data; requested when first used. */
export function useFlags(isWanted: boolean): Flags {
  return useQuery({ ...flagsQuery, enabled: isWanted }).data ?? none
}

/** For the guard, which is not a component. Every flag is off while the server cannot be reached. */
export function readFlags(): Promise<Flags> {
  return queryClient.ensureQueryData(flagsQuery).catch(() => ({}))
}
