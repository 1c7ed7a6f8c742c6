import {
  type BookImported,
  currencyBooks,
  priceBooks,
  segmentationBooks,
} from '@souk/contract/catalog/books.contract.ts'
import { upload } from '../../../lib/server/upload.ts'
import type { Send } from '../../../ui/uploads/upload-queue.ts'
import type { BookTarget } from './book-target.ts'

const calls = {
  price: priceBooks,
  segment: segmentationBooks as unknown as typeof priceBooks, // the same calls at another address
}

/** Fetched with the first file. What is wrong stands beside it, so nothing is announced. */
export function sendBook(target: BookTarget, ...[file, options]: Parameters<Send<unknown>>): Promise<BookImported> {
  const how = { ...options, isQuiet: true } as const
  if (target.of === 'currency') {
    if (target.collectionId === null) return upload(currencyBooks.importMaster, {}, file, how)
    const { collectionId, currencyCode } = target
    return upload(currencyBooks.import, { params: { collectionId, currencyCode } }, file, how)
  }
  if (target.collectionId === null) return upload(calls[target.of].importMaster, {}, file, how)
  const { collectionId, bookId } = target
  return upload(calls[target.of].import, { params: { collectionId, bookId } }, file, how)
}
