import type { FetchQueryOptions } from '@tanstack/react-query'
import { queryClient } from '../server/query-client.ts'

/** Asks for what a page will show first, before the page itself is there; done when it is here. */
export type Prefetch = (at: { params: Readonly<Record<string, string | undefined>>; url: URL }) => Promise<unknown>

/** One answer into the store, unless a fresh one is there; nothing when it cannot be had. */
export async function prefetchQuery<Data, Key extends readonly unknown[]>(
  options: Pick<FetchQueryOptions<Data, Error, Data, Key>, 'queryKey' | 'queryFn'>,
): Promise<Data | undefined> {
  await queryClient.prefetchQuery(options)
  return queryClient.getQueryData<Data>(options.queryKey)
}
