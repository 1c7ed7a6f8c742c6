import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { KeepDraft, KeptDraft } from './product-drafts.ts'
import { useTypedCells } from './product-typed-cells.tsx'
import type { useProductRemoval } from './product-table-removal.ts'
import styles from './product-table-tab.module.css'

/** What was removed last, for a person who missed the toast. */
export function GoneNotice({ gone, restore, forget, isBusy }: ReturnType<typeof useProductRemoval>) {
  const t = useT('products')
  if (!gone) return null
  return (
    <Notice
      kind="success"
      action={
        <span className={styles.actions}>
          <Button size="small" isBusy={isBusy} onClick={() => restore(gone.ids)}>
            {t('undo')}
          </Button>
          <IconButton label={t('forget')} onClick={forget}>
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      }
    >
      {gone.says}
    </Notice>
  )
}

type Props = { unsaved: readonly KeptDraft[]; linkOf: (id: string) => string; keep: KeepDraft }

/** Work that waits in a drawer a person left by the back button. */
export function UnsavedNotice({ unsaved, linkOf, keep }: Props) {
  const t = useT('products')
  if (unsaved.length === 0) return null
  return (
    <Notice kind="warning" title={t('unsaved.title')}>
      <Stack as="ul" gap={4} className={styles.waiting}>
        {unsaved.map(({ base }) => (
          <li key={base._id}>
            <Link to={linkOf(base._id)}>{t('unsaved.open', { name: base.name })}</Link>
            <Button look="quiet" size="small" onClick={() => keep(base._id, null)}>
              {t('unsaved.discard', { name: base.name })}
            </Button>
          </li>
        ))}
      </Stack>
    </Notice>
  )
}

type CellsProps = { shown: ReadonlySet<string>; onShow: (styleCode: string) => void }

/** Cells that were refused and are not on the screen any more: on another page, or hidden by a filter. */
export function RefusedCellsNotice({ shown, onShow }: CellsProps) {
  const t = useT('products')
  const { cells, drop } = useTypedCells()
  const refused = cells.filter(({ row, problem }) => problem && !shown.has(row._id))
  if (refused.length === 0) return null
  return (
    <div role="alert">
      <Notice kind="warning" title={t('refused.title')}>
        <Stack as="ul" gap={4} className={styles.waiting}>
          {refused.map((cell) => {
            const label = t(`cell.${cell.name}`, { name: cell.row.name })
            return (
              <li key={`${cell.row._id} ${cell.name}`}>
                <span>{label}</span>
                {cell.text && <bdi className={styles.typed}>{cell.text}</bdi>}
                <span>{cell.problem}</span>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('refused.show.of', { label })}
                  onClick={() => onShow(cell.row.styleCode)}
                >
                  {t('refused.show')}
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('refused.drop.of', { label })}
                  onClick={() => drop((one) => one === cell)}
                >
                  {t('saveBar.discard')}
                </Button>
              </li>
            )
          })}
        </Stack>
      </Notice>
    </div>
  )
}
