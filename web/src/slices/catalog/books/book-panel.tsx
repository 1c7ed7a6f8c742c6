import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { useState } from 'react'
import { PriceChangeDialog, type PricedCollection } from '../price-change/price-change-dialog.tsx'
import { BookAssignSheet } from './book-assign-sheet.tsx'
import { BookContentSheet } from './book-content-sheet.tsx'
import { BookImportSheet } from './book-import-sheet.tsx'
import { BookNameDialog } from './book-name-dialog.tsx'
import type { BookKind } from './books.data.ts'
import type { OpenBook } from './book-list-section.tsx'

type Props = {
  kind: BookKind
  collection: PricedCollection
  books: readonly Book[]
  open: OpenBook
  isOpen: boolean // to changes
  onOpen: (open: OpenBook) => void
  onClose: () => void
}

/** A segment lists its products before anybody sees only them. */
const next = { price: 'assign', segment: 'import' } as const

/** What is open over the list of books. A new book goes on to what it needs first. */
export function BookPanel({ kind, collection, books, open, isOpen, onOpen, onClose }: Props) {
  const collectionId = collection.id
  const [made, setMade] = useState<Book | null>(null)
  if (open.action === 'create') {
    return (
      <BookNameDialog
        kind={kind}
        collectionId={collectionId}
        onClose={onClose}
        onMade={(book) => {
          setMade(book)
          onOpen({ action: next[kind], id: book.id })
        }}
      />
    )
  }
  if (open.action === 'country')
    return <PriceChangeDialog collection={collection} of={{ country: null }} onClose={onClose} />
  const book = books.find(({ id }) => id === open.id) ?? (made?.id === open.id ? made : null)
  if (!book) return null // deleted meanwhile, elsewhere
  if (open.action === 'look') return <BookContentSheet kind={kind} book={book} isOpen={isOpen} onClose={onClose} />
  if (open.action === 'rename') {
    return <BookNameDialog kind={kind} collectionId={collectionId} book={book} onClose={onClose} />
  }
  if (open.action === 'multiply') return <PriceChangeDialog collection={collection} of={{ book }} onClose={onClose} />
  if (open.action === 'assign') return <BookAssignSheet kind={kind} book={book} books={books} onClose={onClose} />
  return <BookImportSheet target={{ of: kind, collectionId, bookId: book.id }} name={book.name} onClose={onClose} />
}
