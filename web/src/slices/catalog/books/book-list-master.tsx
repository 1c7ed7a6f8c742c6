import type { Book } from '@souk/contract/catalog/books.contract.ts'
import { IconTrash } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { BookChanged } from './book-changed.tsx'
import { BookSheetButtons } from './book-sheet-buttons.tsx'
import { BooksLadder } from './book-list-ladder.tsx'
import { SectionHead } from './book-list-section.tsx'
import { type BookKind, useBookWrite, useMaster } from './books.data.ts'
import styles from './books.module.css'

type Props = { kind: BookKind; isOpen: boolean }

/** The last book that is asked, for everybody and in every collection. There may be none: then its sheet begins one. */
export function BooksMaster({ kind, isOpen }: Props) {
  const t = useT('books')
  const query = useMaster(kind)
  const title = t(`master.${kind}`)
  return (
    <Stack as="section" gap={16} aria-labelledby={`master-${kind}`}>
      <SectionHead id={`master-${kind}`} title={title} text={t(`master.${kind}.text`)} />
      <BooksLadder kind={kind} />
      <QueryView query={query} skeleton={<TableSkeleton columns={2} rows={1} />}>
        {(book) => (
          <div className={styles.rows}>
            <Row gap={32} align="start" isSpread className={styles.row}>
              <div className={styles.words}>
                {book ? <MasterFacts kind={kind} book={book} /> : <p>{t(`master.${kind}.none`)}</p>}
              </div>
              <Row>
                <BookSheetButtons target={{ of: kind, collectionId: null }} name={title} isOpen={isOpen} />
                {isOpen && book && <RemoveMaster kind={kind} book={book} name={title} />}
              </Row>
            </Row>
          </div>
        )}
      </QueryView>
    </Stack>
  )
}

function MasterFacts({ kind, book: { productsCount, updatedAt } }: { kind: BookKind; book: Book }) {
  const t = useT('books')
  return (
    <>
      <p className={`${styles.title} num`}>{t(`master.${kind}.products`, { count: productsCount })}</p>
      <p className={`${styles.facts} num`}>
        <BookChanged at={updatedAt} />
      </p>
      {kind === 'segment' && <p className="caption">{t('master.segment.note')}</p>}
    </>
  )
}

function RemoveMaster({ kind, book, name }: { kind: BookKind; book: Book; name: string }) {
  const t = useT('books')
  const confirm = useConfirm()
  const remove = useBookWrite('removeBook')
  async function ask(): Promise<void> {
    const question = { title: t('delete.title', { name }), text: t(`master.${kind}.delete`) }
    const answers = { yes: t('delete.yes'), no: t('delete.no'), isDestructive: true }
    if (!remove.isPending && (await confirm({ ...question, ...answers }))) remove.mutate({ kind, book })
  }
  return (
    <IconButton label={t('delete.of', { name })} onClick={() => void ask()}>
      <IconTrash size={17} stroke={1.7} aria-hidden />
    </IconButton>
  )
}
