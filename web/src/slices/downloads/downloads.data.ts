import type { ExportLook, ExportType } from '@souk/contract/core/exports.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import type { downloads } from '@souk/contract/downloads/downloads.contract.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lateCode } from '../../lib/code/late-code.ts'
import { get } from '../../lib/server/get.ts'

type Query = Request<typeof downloads.list>['query']

export function useDownloads(query: Query) {
  return useQuery({
    queryKey: ['downloads', query],
    queryFn: ({ signal }) => get<typeof downloads.list>('/api/downloads', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
}

type Previewed = { type: ExportType; input: Record<string, unknown>; look: Partial<ExportLook> }

/** What the first page will show; asked again when a choice changes it. */
export function usePreview(of: Previewed) {
  return useQuery({
    queryKey: ['downloads', 'preview', of],
    queryFn: async ({ signal }) => (await writes()).readPreview(of, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

const writes = () => import('./downloads-writes.ts')
const useCode = lateCode(writes)

type Writes = Awaited<ReturnType<typeof writes>>
type Name = 'startDownload' | 'retryDownload' | 'removeDownload' | 'openDownload'

export function useDownloadWrite<N extends Name>(name: N) {
  const client = useQueryClient()
  const code = useCode()
  return useMutation({
    mutationFn: async (input: Parameters<Writes[N]>[0]) =>
      ((await code())[name] as (one: typeof input) => Promise<unknown>)(input),
    onSettled: () => client.invalidateQueries({ queryKey: ['downloads'] }),
  })
}
