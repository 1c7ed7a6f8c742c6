import type { currencyBooks, priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { useState } from 'react'
import { download } from '../../../lib/server/download.ts'
import type { BookTarget } from './book-target.ts'

const masters = {
  price: () => download<typeof priceBooks.exportMaster>('/api/v2/catalog/price-books/master/export', {}),
  segment: () =>
    download<typeof segmentationBooks.exportMaster>('/api/v2/catalog/segmentation-books/master/export', {}),
  currency: () => download<typeof currencyBooks.exportMaster>('/api/v2/catalog/currencies/master/export', {}),
}

function fetchSheet(target: BookTarget): Promise<void> {
  if (target.collectionId === null) return masters[target.of]()
  if (target.of === 'currency') {
    const { collectionId, currencyCode } = target
    return download<typeof currencyBooks.export>(
      '/api/v2/catalog/collections/:collectionId/currencies/:currencyCode/export',
      { params: { collectionId, currencyCode } },
    )
  }
  const { of, collectionId, bookId } = target
  const input = { params: { collectionId, bookId } }
  return of === 'price'
    ? download<typeof priceBooks.export>('/api/v2/catalog/collections/:collectionId/price-books/:bookId/export', input)
    : download<typeof segmentationBooks.export>(
        '/api/v2/catalog/collections/:collectionId/segmentation-books/:bookId/export',
        input,
      )
}

/** The sheet as it is now; one at a time, however often the button is pressed. */
export function useBookExport(target: BookTarget): [isBusy: boolean, fetch: () => void] {
  const [isBusy, setBusy] = useState(false)
  async function start(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await fetchSheet(target).catch(() => {}) // it was announced
    setBusy(false)
  }
  return [isBusy, () => void start()]
}
