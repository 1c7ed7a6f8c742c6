import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { type FilterProps, FiltersColumn } from './filters-column.tsx'

type Props = FilterProps & { total: number | undefined; isOpen: boolean; onClose: () => void }

/** The same filters over the whole of a small screen; each counts at once, and the button says what is left. */
export function FiltersSheet({ total, isOpen, onClose, onClear, ...filters }: Props) {
  const t = useT('discovery')
  return (
    <SideSheet
      isOpen={useOpened(isOpen)}
      title={t('filters.open')}
      onClose={onClose}
      actions={
        <>
          {onClear && <Button onClick={onClear}>{t('filters.clear')}</Button>}
          <Button look="primary" onClick={onClose}>
            {total === undefined ? t('filters.done') : t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <FiltersColumn {...filters} />
    </SideSheet>
  )
}
