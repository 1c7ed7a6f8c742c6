import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { announce } from '../../lib/announce.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { useUploads } from '../../ui/use-uploads.ts'
import type { Imported } from './order-import-upload.ts'
import { useSide } from './order-side.ts'
import styles from './order-view.module.css'

type Props = { order: Order; onClose: () => void; onDone: () => void }

/** A sheet of quantities: one proposal, or every problem by its row and nothing changed. */
export function OrderImportSheet({ order, onClose, onDone }: Props) {
  const t = useT('order')
  const side = useSide()
  const client = useQueryClient()
  const { items, isBusy, add, remove, retry } = useUploads<Imported>({
    kind: 'sheet',
    send: async (file, options) => {
      const { sendSheet } = await import('./order-import-upload.ts')
      try {
        const result = await sendSheet(order.id, order.version, file, options)
        if (result.problems.length === 0) {
          announce('success', t('import.done', { count: result.changed }))
          onDone()
        }
        return result
      } finally {
        for (const key of ['orders', 'order']) void client.invalidateQueries({ queryKey: [key] })
      }
    },
  })
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    add(files)
  }
  const result = items.at(-1)?.result
  return (
    <SideSheet
      isOpen
      title={t('edit.import')}
      onClose={onClose}
      isDirty={isBusy}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.form}>
        <p>{t(`import.text.${side}`)}</p>
        <Dropzone kind="sheet" isSingle label={t('import.drop')} isDisabled={isBusy} onFiles={begin} />
        <UploadList items={items} onRemove={remove} onRetry={retry} />
        <output>
          {result && result.problems.length > 0 && (
            <Notice kind="warning">{t('import.refused', { count: result.problems.length })}</Notice>
          )}
        </output>
        {result && result.problems.length > 0 && (
          <ul aria-label={t('import.problems')}>
            {result.problems.slice(0, 100).map(({ row, column, problem }) => (
              <li key={`${row} ${column} ${problem}`}>
                <span className="num">{t('import.row', { row, column })}</span> {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
    </SideSheet>
  )
}
