import type { Book } from '@souk/contract/catalog/books.contract.ts'
import {
  IconDots,
  IconDownload,
  IconPencil,
  IconPercentage,
  IconTrash,
  IconUpload,
  IconUserPlus,
} from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { everybodyIn } from './book-assignees.ts'
import { BookChanged } from './book-changed.tsx'
import { useDeleteBook } from './delete-book.ts'
import { useBookExport } from './book-export.ts'
import { BookNames } from './book-names.tsx'
import type { BookKind } from './books.data.ts'
import styles from './books.module.css'

export type BookAction = 'look' | 'assign' | 'import' | 'multiply' | 'rename'
type Props = { kind: BookKind; book: Book; isOpen: boolean; onAct: (action: BookAction) => void }
const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** One book: what it holds, for whom it is, and what can be done with it. */
export function BookRow({ kind, book, isOpen, onAct }: Props) {
  const t = useT('books')
  const { name, productsCount, updatedAt } = book
  const [isExporting, fetchSheet] = useBookExport({ of: kind, collectionId: book.collectionId ?? '', bookId: book.id })
  const remove = useDeleteBook(kind, book)
  const isHiding = kind === 'segment' && productsCount === 0 && everybodyIn(book.assignees).length > 0
  const exporting = { key: 'export', label: t('export'), icon: <IconDownload {...look} />, onSelect: fetchSheet }
  return (
    <Row as="li" gap={32} align="start" isSpread className={styles.row} id={`book-${book.id}`}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <button type="button" className={styles.open} onClick={() => onAct('look')}>
            <bdi>{name}</bdi>
          </button>
        </h3>
        <p className={`${styles.facts} num`}>
          <span>{t(`${kind}.products`, { count: productsCount })}</span>
          <BookChanged at={updatedAt} />
        </p>
        <BookNames book={book} />
        {isHiding && <p className={styles.warning}>{t('segment.lists.nothing')}</p>}
      </div>
      <Row>
        {isOpen ? (
          <>
            <Button
              size="small"
              icon={<IconUserPlus {...look} />}
              aria-label={t('assign.of', { name })}
              onClick={() => onAct('assign')}
            >
              {t('assign')}
            </Button>
            <Button
              size="small"
              icon={<IconUpload {...look} />}
              aria-label={t('import.of', { name })}
              onClick={() => onAct('import')}
            >
              {t('import')}
            </Button>
            <Menu
              trigger={
                <IconButton label={t('more', { name })}>
                  <IconDots size={18} stroke={1.7} aria-hidden />
                </IconButton>
              }
              groups={[
                [
                  exporting,
                  ...(kind === 'price'
                    ? [
                        {
                          key: 'multiply',
                          label: t('change.open'),
                          icon: <IconPercentage {...look} />,
                          onSelect: () => onAct('multiply'),
                        },
                      ]
                    : []),
                  {
                    key: 'rename',
                    label: t('rename'),
                    icon: <IconPencil {...look} />,
                    onSelect: () => onAct('rename'),
                  },
                ],
                [
                  {
                    key: 'delete',
                    label: t('delete'),
                    icon: <IconTrash {...look} />,
                    isDanger: true,
                    onSelect: () => void remove(),
                  },
                ],
              ]}
            />
          </>
        ) : (
          <Button
            size="small"
            icon={<IconDownload {...look} />}
            isBusy={isExporting}
            aria-label={t('export.of', { name })}
            onClick={fetchSheet}
          >
            {t('export')}
          </Button>
        )}
      </Row>
    </Row>
  )
}
