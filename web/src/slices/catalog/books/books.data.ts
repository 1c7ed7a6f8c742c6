import type { Request } from '@souk/contract/core/endpoint.ts'
import type {
  Book,
  currencyBooks,
  previews,
  priceBooks,
  segmentationBooks,
} from '@souk/contract/catalog/books.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reportProblem } from '../../../lib/server/browser-reports.ts'
import type { CallOptions } from '../../../lib/server/call.ts'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'

/** Prices for assignees, or a choice of products for them. */
export type BookKind = 'price' | 'segment'

const lists: Record<BookKind, (collectionId: string, options: CallOptions) => Promise<Book[]>> = {
  price: (collectionId, options) =>
    get<typeof priceBooks.list>(
      '/api/v2/catalog/collections/:collectionId/price-books',
      { params: { collectionId } },
      options,
    ),
  segment: (collectionId, options) =>
    get<typeof segmentationBooks.list>(
      '/api/v2/catalog/collections/:collectionId/segmentation-books',
      { params: { collectionId } },
      options,
    ),
}
const masters: Record<BookKind, (options: CallOptions) => Promise<readonly Book[]>> = {
  price: (options) => get<typeof priceBooks.master>('/api/v2/catalog/price-books/master', {}, options),
  segment: (options) => get<typeof segmentationBooks.master>('/api/v2/catalog/segmentation-books/master', {}, options),
}

/** A list that does not come is written into the log, and stays empty on the screen. */
export function useBooks(kind: BookKind, collectionId: string) {
  return useQuery({
    queryKey: ['books', kind, collectionId],
    meta: { isSilent: true },
    queryFn: async ({ signal }) => {
      try {
        return await lists[kind](collectionId, { signal, isQuiet: true })
      } catch (error) {
        if (!signal.aborted) reportProblem(`${kind}-books`, 'The books of a collection are not loaded')
        throw error
      }
    },
  })
}

/** The brand's own; null while there is none. */
export function useMaster(kind: BookKind) {
  return useQuery({
    queryKey: ['books', 'master', kind],
    queryFn: async ({ signal }) => (await masters[kind]({ signal, isQuiet: true }))[0] ?? null,
  })
}

export function useCurrencies(collectionId: string) {
  return useQuery({
    queryKey: ['books', 'currencies', collectionId],
    queryFn: ({ signal }) =>
      get<typeof currencyBooks.list>(
        '/api/v2/catalog/collections/:collectionId/currencies',
        { params: { collectionId } },
        { signal, isQuiet: true },
      ),
  })
}

export function useMasterCurrencies() {
  return useQuery({
    queryKey: ['books', 'currencies', 'master'],
    queryFn: ({ signal }) =>
      get<typeof currencyBooks.master>('/api/v2/catalog/currencies/master', {}, { signal, isQuiet: true }),
  })
}

/** Retailers and groups the brand trades with, by a part of their name. */
export function usePartners(q: string) {
  return useQuery({
    queryKey: ['books', 'partners', q],
    queryFn: ({ signal }) =>
      get<typeof previews.assignees>(
        '/api/v2/catalog/assignees',
        { query: { ...(q && { q: q.slice(0, 100) }) } },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })
}

export type PreviewQuery = NonNullable<Request<typeof previews.asRetailer>['query']>

/** A collection as a retailer sees it. */
export function usePreview(collectionId: string, retailerId: string | null, query: PreviewQuery) {
  return useQuery({
    queryKey: ['books', 'preview', collectionId, retailerId, query],
    queryFn: ({ signal }) =>
      get<typeof previews.asRetailer>(
        '/api/v2/catalog/collections/:collectionId/as-retailer/:retailerId',
        { params: { collectionId, retailerId: retailerId! }, query },
        { signal, isQuiet: true },
      ),
    enabled: retailerId !== null,
    placeholderData: (last, asked) => (asked?.queryKey[3] === retailerId ? last : undefined), // never another shop's prices
  })
}

export const useBookWrite = writesOf(() => import('./book-writes.ts'), ['books'])
