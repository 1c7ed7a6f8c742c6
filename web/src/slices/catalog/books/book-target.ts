import type { BookKind } from './books.data.ts'

/** What a sheet is about: a book or the products' own prices in a currency, of one collection or of the whole brand. */
export type BookTarget =
  | { of: BookKind; collectionId: string; bookId: string }
  | { of: 'currency'; collectionId: string; currencyCode: string }
  | { of: BookKind | 'currency'; collectionId: null }
