import { listedList, pricedList } from '@souk/contract/catalog/book-lists.ts'
import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { asView, currency } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { BookListedLine } from './book-listed-line.tsx'
import { BookPricedLine } from './book-priced-line.tsx'
import { type BookKind, useCurrencies } from './books.data.ts'
import { useListedLines, usePricedLines } from './book-content.data.ts'
import styles from './books.module.css'
import { Stack } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

const frame = { name: 'book-content', words: 'books' } as const
const listedFields = listFields(listedList, ['q'])
const pricedFields = { ...listedFields, currency: asView(currency) }

type Props = { kind: BookKind; book: Book; isOpen: boolean; onClose: () => void }

/** What stands in a book, product by product; who may write changes it in place. */
export function BookContentSheet({ kind, book, isOpen, onClose }: Props) {
  const t = useT('books')
  const Lines = kind === 'price' ? PricedLines : ListedLines
  return (
    <SideSheet isOpen title={book.name} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <Stack gap={20}>
        <p className={styles.text}>{t(`content.${kind}.${isOpen ? 'text' : 'reader'}`)}</p>
        <Lines book={book} isOpen={isOpen} />
      </Stack>
    </SideSheet>
  )
}

type LinesProps = { book: Book; isOpen: boolean }

function PricedLines({ book, isOpen }: LinesProps) {
  const t = useT('books')
  const state = useList(pricedList, pricedFields, { isApart: true })
  const query = usePricedLines(book, state.query)
  const currencies = useCurrencies(book.collectionId ?? '').data?.map(({ currency }) => currency) ?? []
  return (
    <ListFrame
      {...frame}
      state={state}
      search={{ label: t('content.search') }}
      query={query}
      rows={({ items }) => items}
      tabs={
        currencies.length > 1 && (
          <Segmented
            label={t('columns.currency')}
            value={state.values.currency ?? currencies[0]!}
            segments={currencies.map((value) => ({ value, label: value }))}
            onChange={(next) => state.change({ currency: next })}
          />
        )
      }
      none={t('content.none')}
    >
      {(lines, data) => (
        <>
          <div className={`${styles.prices} ${styles.heads} caption`} aria-hidden>
            <span>{t('columns.wholesalePrice')}</span>
            <span>{t('columns.retailPrice')}</span>
          </div>
          <ul aria-label={t('content.label', { name: book.name })}>
            {lines.map((line) => (
              <BookPricedLine
                key={`${line.productId} ${data.currency}`}
                book={book}
                line={line}
                currency={data.currency}
                isOpen={isOpen}
              />
            ))}
          </ul>
        </>
      )}
    </ListFrame>
  )
}

function ListedLines({ book, isOpen }: LinesProps) {
  const t = useT('books')
  const state = useList(listedList, listedFields, { isApart: true })
  return (
    <ListFrame
      {...frame}
      state={state}
      search={{ label: t('content.search') }}
      query={useListedLines(book, state.query)}
      rows={({ items }) => items}
      none={t('content.none')}
    >
      {(lines) => (
        <ul aria-label={t('content.label', { name: book.name })}>
          {lines.map((line) => (
            <BookListedLine key={line.productId} book={book} line={line} isOpen={isOpen} />
          ))}
        </ul>
      )}
    </ListFrame>
  )
}
