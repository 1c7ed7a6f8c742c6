import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { narrow, useMedia } from '../browser/use-media.ts'
import { Button } from '../layout/button.tsx'
import type { Column } from './data-table-columns.ts'
import { useTableView } from './use-table-view.ts'

/** A panel that few open: it comes after the rows. */
const TableViewMenu = lazyDialog(async () => (await import('./table-view-menu.tsx')).TableViewMenu)

type Props = { name: string; words: string; columns: readonly Pick<Column<never>, 'key' | 'heading' | 'isFixed'>[] }

/** The columns a table shows and the height of its rows; on a phone rows are cards. */
export function TableViewButton({ name, words, columns }: Props) {
  const t = useT('ui')
  const isNarrow = useMedia(narrow)
  const [view, change] = useTableView(name)
  if (isNarrow) return null
  return (
    <Suspense
      fallback={
        <Button icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}>{t('table.view')}</Button>
      }
    >
      <TableViewMenu words={words} columns={columns} view={view} onChange={change} />
    </Suspense>
  )
}
