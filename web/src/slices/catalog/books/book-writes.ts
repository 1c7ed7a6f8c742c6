import {
  type Assignees,
  type Book,
  currencyBooks,
  priceBooks,
  segmentationBooks,
} from '@souk/contract/catalog/books.contract.ts'
import { bookProducts } from '@souk/contract/catalog/book-products.contract.ts'
import { call } from '../../../lib/server/call.ts'
import type { BookKind } from './books.data.ts'

/** Every call that changes a book. The two kinds have the same calls at different addresses. */
const calls: Record<BookKind, typeof priceBooks> = {
  price: priceBooks,
  segment: segmentationBooks as unknown as typeof priceBooks,
}
type Where = { kind: BookKind; collectionId: string }
type Which = { kind: BookKind; book: Book }
const paramsOf = ({ id, collectionId }: Book) => ({ collectionId: collectionId!, bookId: id })

export const createBook = ({ kind, collectionId, name }: Where & { name: string }) =>
  call(calls[kind].create, { params: { collectionId }, body: { name } })

export const renameBook = ({ kind, book, name }: Which & { name: string }) =>
  call(calls[kind].change, { params: paramsOf(book), body: { name, version: book.version } })

/** Bound to the version that was looked at, so that no one overwrites another person's list. */
export const assignBook = ({ kind, book, assignees }: Which & { assignees: Assignees }) =>
  call(
    calls[kind].change,
    { params: paramsOf(book), body: { assignees, version: book.version } },
    { isQuiet: true }, // the sheet says it, where it can be fixed
  )

export const removeBook = ({ kind, book }: Which) =>
  book.collectionId ? call(calls[kind].remove, { params: paramsOf(book) }) : call(calls[kind].removeMaster, {})

export const setCurrencies = ({ collectionId, currencies }: { collectionId: string; currencies: string[] }) =>
  call(currencyBooks.update, { params: { collectionId }, body: { currencies } })

type Line = { book: Book; productId: string }
type Price = { currency: string; wholesalePrice: string | null; retailPrice: string | null }
/** One price, as it is typed; what is wrong with it stands at its field. */
export const setBookPrice = ({ book, productId, currency, wholesalePrice, retailPrice }: Line & Price) =>
  call(
    bookProducts.setPrice,
    { params: { ...paramsOf(book), productId }, body: { currency, wholesalePrice, retailPrice } },
    { isQuiet: true },
  )

export const setBookListed = ({ book, productId, isListed }: Line & { isListed: boolean }) =>
  call(bookProducts.setListed, { params: { ...paramsOf(book), productId }, body: { isListed } })
