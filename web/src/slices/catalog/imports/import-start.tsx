import type { imports } from '@souk/contract/catalog/imports.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chunk } from '../../../lib/code/chunk.ts'
import { download } from '../../../lib/server/download.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dropzone } from '../../../ui/uploads/dropzone.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import styles from './import-tab.module.css'

/** The template, and the place where the filled one is dropped. */
export function ImportStart({ collectionId }: { collectionId: string }) {
  const t = useT('imports')
  const client = useQueryClient()
  const [isFetching, setFetching] = useState(false)
  const { items, isBusy, add, remove, retry } = useUploads({
    kind: 'catalog',
    send: async (file, options) => {
      const { sendSheet } = await chunk(() => import('./import-upload.ts'))
      try {
        return await sendSheet(collectionId, file, options)
      } finally {
        void client.invalidateQueries({ queryKey: ['import'] }) // also after a refusal: another may be open
      }
    },
  })
  async function fetchTemplate(): Promise<void> {
    setFetching(true)
    await download<typeof imports.template>('/api/v2/catalog/collections/:collectionId/template', {
      params: { collectionId },
    }).catch(() => {}) // it was announced
    setFetching(false)
  }
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    add(files)
  }
  return (
    <Stack as="section" gap={16} className={styles.steps} aria-labelledby="import-start">
      <h2 id="import-start">{t('start.title')}</h2>
      <p className={styles.text}>{t('start.text')}</p>
      <div>
        <Button
          isBusy={isFetching}
          icon={<IconDownload size={17} stroke={1.7} aria-hidden />}
          onClick={() => void fetchTemplate()}
        >
          {t('start.template')}
        </Button>
      </div>
      <Dropzone kind="catalog" isSingle label={t('start.drop')} isDisabled={isBusy} onFiles={begin} />
      <p className="caption">{t('start.limits')}</p>
      <UploadList items={items} onRemove={remove} onRetry={retry} />
    </Stack>
  )
}
