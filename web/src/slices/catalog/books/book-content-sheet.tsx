import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { BookListedLine } from './book-listed-line.tsx'
import { BookPricedLine } from './book-priced-line.tsx'
import { type BookKind, useCurrencies } from './books.data.ts'
import { useListedLines, usePricedLines } from './book-content.data.ts'
import styles from './books.module.css'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

type Props = { kind: BookKind; book: Book; isOpen: boolean; onClose: () => void }

/** What stands in a book, product by product; who may write changes it in place. */
export function BookContentSheet({ kind, book, isOpen, onClose }: Props) {
  const t = useT('books')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const Lines = kind === 'price' ? PricedLines : ListedLines
  function search(text: string): void {
    setQ(text)
    setPage(1)
  }
  return (
    <SideSheet isOpen title={book.name} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <div className={styles.sheet}>
        <p className={styles.text}>{t(`content.${kind}.${isOpen ? 'text' : 'reader'}`)}</p>
        <div className={styles.find}>
          <SearchBox label={t('content.search')} value={q} onSearch={search} />
        </div>
        <Lines book={book} q={q} page={page} isOpen={isOpen} onPage={setPage} />
      </div>
    </SideSheet>
  )
}

type LinesProps = { book: Book; q: string; page: number; isOpen: boolean; onPage: (page: number) => void }

function PricedLines({ book, q, page, isOpen, onPage }: LinesProps) {
  const t = useT('books')
  const [chosen, setChosen] = useState<string | null>(null)
  const currencies = useCurrencies(book.collectionId ?? '').data?.map(({ currency }) => currency) ?? []
  const query = usePricedLines(book, { q, page, currency: chosen })
  return (
    <>
      {currencies.length > 1 && (
        <Segmented
          label={t('columns.currency')}
          value={chosen ?? currencies[0]!}
          segments={currencies.map((value) => ({ value, label: value }))}
          onChange={(code) => {
            setChosen(code)
            onPage(1)
          }}
        />
      )}
      <QueryView
        query={query}
        skeleton={<TableSkeleton columns={3} />}
        empty={({ items }) => items.length === 0 && t('content.none')}
      >
        {({ items, currency, ...paging }) => (
          <>
            <div className={`${styles.prices} ${styles.heads} caption`} aria-hidden>
              <span>{t('columns.wholesalePrice')}</span>
              <span>{t('columns.retailPrice')}</span>
            </div>
            <ul className={styles.lines} aria-label={t('content.label', { name: book.name })}>
              {items.map((line) => (
                <BookPricedLine
                  key={`${line.productId} ${currency}`}
                  book={book}
                  line={line}
                  currency={currency}
                  isOpen={isOpen}
                />
              ))}
            </ul>
            <Pager {...paging} onPage={onPage} />
          </>
        )}
      </QueryView>
    </>
  )
}

function ListedLines({ book, q, page, isOpen, onPage }: LinesProps) {
  const t = useT('books')
  const query = useListedLines(book, { q, page })
  return (
    <QueryView
      query={query}
      skeleton={<TableSkeleton columns={2} />}
      empty={({ items }) => items.length === 0 && t('content.none')}
    >
      {({ items, ...paging }) => (
        <>
          <ul className={styles.lines} aria-label={t('content.label', { name: book.name })}>
            {items.map((line) => (
              <BookListedLine key={line.productId} book={book} line={line} isOpen={isOpen} />
            ))}
          </ul>
          <Pager {...paging} onPage={onPage} />
        </>
      )}
    </QueryView>
  )
}
