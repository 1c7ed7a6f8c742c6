import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import type { useSelectedRows } from '../../../ui/lists/use-selected-rows.ts'
import { SelectionToolbar } from '../../../ui/tables/selection-toolbar.tsx'
import type { useProductRemoval } from './product-table-removal.ts'
import styles from './product-table-tab.module.css'

const PriceChangeDialog = lazyDialog(
  async () => (await import('../price-change/price-change-dialog.tsx')).PriceChangeDialog,
)
const BulkDialog = lazyDialog(async () => (await import('./product-table-bulk-dialog.tsx')).BulkDialog)

type Props = {
  collection: Collection
  total: number
  selection: Pick<ReturnType<typeof useSelectedRows>, 'selected' | 'clear' | 'all' | 'selectPage'>
  removal: Pick<ReturnType<typeof useProductRemoval>, 'isBusy' | 'remove'>
}

/** What can be done with the selected products: the same fields, their prices, or removing them. */
export function ProductsBulk({ collection, total, selection, removal }: Props) {
  const t = useT('products')
  const [open, setOpen] = useState<'fields' | 'prices' | null>(null)
  const { selected, clear, all, selectPage } = selection
  const ids = [...selected]
  const close = () => setOpen(null)
  return (
    <>
      {ids.length === 0 && <p className={styles.count}>{t('count', { count: total })}</p>}
      <SelectionToolbar count={ids.length} total={total} onClear={clear} all={all} selectPage={selectPage}>
        <Button size="small" onClick={() => setOpen('fields')}>
          {t('form.edit')}
        </Button>
        <Button size="small" onClick={() => setOpen('prices')}>
          {t('prices.change')}
        </Button>
        <Button size="small" isBusy={removal.isBusy} onClick={() => removal.remove(ids)}>
          {t('form.remove')}
        </Button>
      </SelectionToolbar>
      <Suspense>
        {open === 'prices' && <PriceChangeDialog collection={collection} of={{ productIds: ids }} onClose={close} />}
        {open === 'fields' && <BulkDialog collection={collection} ids={ids} onClose={close} />}
      </Suspense>
    </>
  )
}
