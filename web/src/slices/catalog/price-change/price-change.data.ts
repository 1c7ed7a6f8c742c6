import type { Request } from '@souk/contract/core/endpoint.ts'
import type { priceChanges } from '@souk/contract/catalog/price-changes.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/server/call.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

export type PriceChangeBody = Request<typeof priceChanges.preview>['body']
type Wire = typeof priceChanges.preview
const preview = { method: 'POST', path: '/api/v2/catalog/collections/:collectionId/price-change/preview' } as const

/** What the change would do; asked for once it is whole. */
export function usePriceChangePreview(collectionId: string, body: PriceChangeBody | null) {
  return useQuery({
    queryKey: ['books', 'price-change', collectionId, body],
    queryFn: ({ signal }) =>
      call(preview as Wire, { params: { collectionId }, body: body! }, { signal, isQuiet: true }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
}

export const usePriceChangeWrite = writesOf(
  () => import('./price-change-writes.ts'),
  ['books', 'products', 'collection', 'collections'],
)
