import type { WishlistCard } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { useUploads } from '../../ui/use-uploads.ts'
import type { Imported } from './import-upload.ts'
import styles from './sheets.module.css'

/** Codes and quantities from a spreadsheet: all rows are taken, or every problem is named and nothing has changed. */
export function ImportSheet({ list, onClose }: { list: WishlistCard; onClose: () => void }) {
  const t = useT('wishlists')
  const client = useQueryClient()
  const { items, isBusy, add, remove, retry } = useUploads<Imported>({
    kind: 'sheet',
    send: async (file, options) => {
      const { sendSheet } = await import('./import-upload.ts')
      try {
        return await sendSheet(list.id, file, options)
      } finally {
        for (const key of ['wishlists', 'wishlist']) void client.invalidateQueries({ queryKey: [key] })
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
      title={t('import.title', { name: list.name })}
      onClose={onClose}
      isDirty={isBusy}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.sheet}>
        <p className={styles.text}>{t('import.text')}</p>
        <Dropzone kind="sheet" isSingle label={t('import.drop')} isDisabled={isBusy} onFiles={begin} />
        <UploadList items={items} onRemove={remove} onRetry={retry} />
        <output>{result && <Outcome {...result} />}</output>
        {result && result.problems.length > 0 && (
          <ul className={styles.problems} aria-label={t('import.problems')}>
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

function Outcome({ changed, problems }: Imported) {
  const t = useT('wishlists')
  if (problems.length === 0) return <Notice kind="success">{t('import.done', { count: changed })}</Notice>
  return <Notice kind="warning">{t('import.refused', { count: problems.length })}</Notice>
}
