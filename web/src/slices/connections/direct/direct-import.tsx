import type { direct, DirectReport } from '@souk/contract/connections/direct.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { chunk } from '../../../lib/code/chunk.ts'
import { download } from '../../../lib/server/download.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Dropzone } from '../../../ui/uploads/dropzone.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import { DirectReportView } from './direct-report.tsx'
import styles from '../model/connections.module.css'

/** A sheet is judged first; nothing is written before a person has looked at what it would do. */
export function DirectImport({ onClose }: { onClose: () => void }) {
  const t = useT('connections')
  const [report, setReport] = useState<DirectReport | null>(null)
  const { items, isBusy, add, remove, retry } = useUploads<DirectReport>({
    kind: 'sheet',
    send: async (file, options) => (await chunk(() => import('./direct-upload.ts'))).sendSheet(file, options),
    onSent: setReport,
  })
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    setReport(null)
    add(files)
  }
  const template = () => void download<typeof direct.template>('/api/v2/users/direct/template', {}).catch(() => {}) // it was announced
  return (
    <Dialog isOpen size="wide" title={t('import.title')} onClose={onClose} isDirty={isBusy || report !== null}>
      <Stack gap={20}>
        {!report && (
          <>
            <p className={styles.text}>{t('import.text')}</p>
            <div>
              <Button icon={<IconDownload size={16} stroke={1.7} aria-hidden />} onClick={template}>
                {t('import.template')}
              </Button>
            </div>
            <Dropzone kind="sheet" isSingle label={t('import.drop')} isDisabled={isBusy} onFiles={begin} />
            <UploadList items={items} onRemove={remove} onRetry={retry} />
          </>
        )}
        {report && <DirectReportView report={report} onReport={setReport} onClose={onClose} />}
      </Stack>
    </Dialog>
  )
}
