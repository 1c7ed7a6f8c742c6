import { milliseconds } from '@souk/contract/core/limits.ts'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button, IconButton } from '../layout/button.tsx'
import { Row } from '../layout/stack.tsx'
import styles from './selection-toolbar.module.css'

type Props = {
  count: number
  total: number
  onClear: () => void
  /** The whole page is selected and there are more: all that match are one press away. */
  all?: { count: number; isBusy: boolean; select: () => void } | null
  /** The way back to the rows of the page. */
  selectPage?: (() => void) | null
  children?: ReactNode
}

/** What can be done with the selection. It opens with the first and leaves half a second after the last, so a slip of the finger costs nothing. */
export function SelectionToolbar({ count, total, onClear, all, selectPage, children }: Props) {
  const t = useT('ui')
  const isOpen = useHeldOpen(count > 0)
  const says = count > 0 ? t('selection.count', { selected: count, total }) : t('selection.none')
  return (
    <Row gap={12}>
      <output className={isOpen ? `${styles.count} num` : 'hidden-text'}>{isOpen && says}</output>
      {isOpen && (
        <fieldset aria-label={t('selection.label')} className={styles.tools} inert={count === 0}>
          {all && (
            <Button size="small" look="quiet" isBusy={all.isBusy} onClick={all.select}>
              {t(all.count < total ? 'selection.first' : 'selection.all', { selected: all.count, total })}
            </Button>
          )}
          {selectPage && (
            <Button size="small" look="quiet" onClick={selectPage}>
              {t('selection.page')}
            </Button>
          )}
          {children}
          <IconButton label={t('selection.clear')} onClick={onClear}>
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </fieldset>
      )}
    </Row>
  )
}

function useHeldOpen(isWanted: boolean): boolean {
  const [isOpen, setOpen] = useState(isWanted)
  if (isWanted && !isOpen) setOpen(true)
  useEffect(() => {
    if (isWanted) return
    const timer = setTimeout(() => setOpen(false), milliseconds.toolbarClose)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isOpen
}
