import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { IconPercentage, IconPlus } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import type { PricedCollection } from '../price-change/price-change-dialog.tsx'
import { BookRow, type BookAction } from './book-row.tsx'
import { BooksLadder } from './book-list-ladder.tsx'
import { type BookKind, useBooks } from './books.data.ts'
import styles from './books.module.css'

const BookPanel = lazyPart(async () => (await import('./book-panel.tsx')).BookPanel)

export type OpenBook = { action: BookAction; id: string } | { action: 'create' } | { action: 'country' }
type Props = { kind: BookKind; collection: PricedCollection; isOpen: boolean }

/** The books of one kind in a collection. */
export function BooksSection({ kind, collection, isOpen }: Props) {
  const t = useT('books')
  const query = useBooks(kind, collection.id)
  const [open, setOpen] = useState<OpenBook | null>(null)
  const books = query.data ?? []
  const create = isOpen && (
    <Button
      look="primary"
      icon={<IconPlus size={17} stroke={1.8} aria-hidden />}
      onClick={() => setOpen({ action: 'create' })}
    >
      {t(`${kind}.create`)}
    </Button>
  )
  /** Closing a sheet returns the focus to where it was opened. */
  function close(): void {
    const id = open && 'id' in open ? open.id : null
    setOpen(null)
    if (id) document.querySelector<HTMLElement>(`#book-${id} button`)?.focus()
  }
  return (
    <Stack as="section" gap={16} aria-labelledby={`books-${kind}`}>
      <SectionHead id={`books-${kind}`} title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
        <Row gap={8}>
          {isOpen && kind === 'price' && (
            <Button
              icon={<IconPercentage size={16} stroke={1.7} aria-hidden />}
              onClick={() => setOpen({ action: 'country' })}
            >
              {t('change.open.country')}
            </Button>
          )}
          {books.length > 0 && create}
        </Row>
      </SectionHead>
      <BooksLadder kind={kind} />
      {query.error && !query.data ? (
        <Failed text={t(`${kind}.failed`)} retry={() => void query.refetch()} />
      ) : (
        <QueryView query={query} skeleton={<TableSkeleton columns={3} rows={3} />}>
          {(all) =>
            all.length === 0 ? (
              <StatePanel title={t(`${kind}.empty`)} action={create}>
                {t(`${kind}.empty.${isOpen ? 'text' : 'reader'}`)}
              </StatePanel>
            ) : (
              <ul className={styles.rows} aria-label={t(`${kind}.title`)}>
                {all.map((book: Book) => (
                  <BookRow
                    key={book.id}
                    kind={kind}
                    book={book}
                    isOpen={isOpen}
                    onAct={(action) => setOpen({ action, id: book.id })}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      )}
      {open && (
        <Suspense>
          <BookPanel
            kind={kind}
            collection={collection}
            books={books}
            open={open}
            isOpen={isOpen}
            onOpen={setOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** The list stays empty, and can be asked for again. */
function Failed({ text, retry }: { text: string; retry: () => void }) {
  const t = useT('books')
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" onClick={retry}>
          {t('state.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

type HeadProps = { id: string; title: string; text: string; children?: ReactNode }

/** What it is about at the start, what can be done at the end. */
export function SectionHead({ id, title, text, children }: HeadProps) {
  return (
    <Row gap={32} align="start" isSpread>
      <Stack gap={4} className={styles.headWords}>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </Stack>
      {children}
    </Row>
  )
}
