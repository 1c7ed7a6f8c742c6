import type { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

type Input = { q: string; page: number }
const limit = 25
const keyOf = (book: Book) => ['books', 'content', book.id] as const
const paramsOf = ({ id, collectionId }: Book) => ({ collectionId: collectionId ?? '', bookId: id })

/** A page of a price book in one currency; the collection's main one where none is chosen. */
export function usePricedLines(book: Book, { q, page, currency }: Input & { currency: string | null }) {
  return useQuery({
    queryKey: [...keyOf(book), q, page, currency],
    queryFn: ({ signal }) =>
      get<typeof bookProducts.prices>(
        '/api/v2/catalog/collections/:collectionId/price-books/:bookId/products',
        { params: paramsOf(book), query: { page, limit, ...(q && { q }), ...(currency && { currency }) } },
        { signal, isQuiet: true },
      ),
    placeholderData: (last) => last,
  })
}

/** A page of a segment: every product of the collection, listed or not. */
export function useListedLines(book: Book, { q, page }: Input) {
  return useQuery({
    queryKey: [...keyOf(book), q, page],
    queryFn: ({ signal }) =>
      get<typeof bookProducts.listed>(
        '/api/v2/catalog/collections/:collectionId/segmentation-books/:bookId/products',
        { params: paramsOf(book), query: { page, limit, ...(q && { q }) } },
        { signal, isQuiet: true },
      ),
    placeholderData: (last) => last,
  })
}
