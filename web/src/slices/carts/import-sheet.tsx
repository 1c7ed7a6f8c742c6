import type { carts } from '@souk/contract/carts/carts.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { Dropzone } from '../../ui/dropzone.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SideSheet } from '../../ui/side-sheet.tsx'
import { UploadList } from '../../ui/upload-list.tsx'
import { useUploads } from '../../ui/use-uploads.ts'
import styles from './import-sheet.module.css'
import type { Imported } from './import-upload.ts'
import { StoreChoice } from './store-choice.tsx'

const mostShown = 100

/** Codes and quantities from a spreadsheet: what fits is in the carts, the rest says what to mend. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const t = useT('carts')
  const client = useQueryClient()
  const [storeId, setStoreId] = useState<string | null>(null)
  const { items, isBusy, add, remove, retry } = useUploads<Imported>({
    kind: 'sheet',
    send: async (file, options) => {
      const { sendSheet } = await import('./import-upload.ts')
      try {
        return await sendSheet(storeId, file, options)
      } finally {
        void client.invalidateQueries({ queryKey: ['carts'] })
      }
    },
  })
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    add(files)
  }
  const template = () => void download<typeof carts.template>('/api/v2/cart/template', {}).catch(() => {}) // it was announced
  const result = items.at(-1)?.result
  return (
    <SideSheet
      isOpen
      title={t('import.title')}
      onClose={onClose}
      isDirty={isBusy}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.sheet}>
        <p className={styles.text}>{t('import.text')}</p>
        <div>
          <Button icon={<IconDownload size={16} stroke={1.7} aria-hidden />} onClick={template}>
            {t('import.template')}
          </Button>
        </div>
        <StoreChoice label={t('import.store')} value={storeId} onChange={setStoreId} />
        <Dropzone kind="sheet" isSingle label={t('import.drop')} isDisabled={isBusy} onFiles={begin} />
        <UploadList items={items} onRemove={remove} onRetry={retry} />
        <output>{result && <Outcome {...result} />}</output>
        {result && result.problems.length > 0 && (
          <ul className={styles.problems} aria-label={t('import.problems')}>
            {result.problems.slice(0, mostShown).map(({ row, column, problem }) => (
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

function Outcome({ taken, problems }: Imported) {
  const t = useT('carts')
  const bad = problems.length > 0 && t('import.bad', { count: problems.length })
  return (
    <Notice kind={bad ? 'warning' : 'success'}>
      {taken > 0 ? t('import.done', { count: taken }) : t('import.nothing')} {bad}
    </Notice>
  )
}
