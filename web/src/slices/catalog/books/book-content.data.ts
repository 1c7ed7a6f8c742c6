import type { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import type { Book } from '@souk/contract/catalog/books.contract.ts'
import type { Endpoint, Request } from '@souk/contract/core/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'

type Query<E extends Endpoint> = Request<E> extends { query: infer Q } ? Q : never
const keyOf = (book: Book) => ['books', 'content', book.id] as const
const paramsOf = ({ id, collectionId }: Book) => ({ collectionId: collectionId ?? '', bookId: id })

/** A page of a price book in one currency; the collection's main one where none is chosen. */
export function usePricedLines(book: Book, query: Query<typeof bookProducts.prices>) {
  return useQuery({
    queryKey: [...keyOf(book), query],
    queryFn: ({ signal }) =>
      get<typeof bookProducts.prices>(
        '/api/v2/catalog/collections/:collectionId/price-books/:bookId/products',
        { params: paramsOf(book), query },
        { signal, isQuiet: true },
      ),
    placeholderData: (last) => last,
  })
}

/** A page of a segment: every product of the collection, listed or not. */
export function useListedLines(book: Book, query: Query<typeof bookProducts.listed>) {
  return useQuery({
    queryKey: [...keyOf(book), query],
    queryFn: ({ signal }) =>
      get<typeof bookProducts.listed>(
        '/api/v2/catalog/collections/:collectionId/segmentation-books/:bookId/products',
        { params: paramsOf(book), query },
        { signal, isQuiet: true },
      ),
    placeholderData: (last) => last,
  })
}
