import type { FetchQueryOptions } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/** Asks for what a page will show first, before the page itself is there. */
export type Ahead = (at: { params: Readonly<Record<string, string | undefined>>; url: URL }) => void

/** One answer into the store, unless a fresh one is there. */
export function askAhead<Data, Key extends readonly unknown[]>(
  options: Pick<FetchQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): void {
  void queryClient.prefetchQuery(options)
}
