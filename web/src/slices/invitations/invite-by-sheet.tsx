import type { InvitationReport, invitations } from '@souk/contract/invitations/invitations.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { chunk } from '../../lib/code/chunk.ts'
import { useT } from '../../lib/language/use-t.ts'
import { download } from '../../lib/server/download.ts'
import { Button } from '../../ui/layout/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Dropzone } from '../../ui/uploads/dropzone.tsx'
import { UploadList } from '../../ui/uploads/upload-list.tsx'
import { useUploads } from '../../ui/uploads/use-uploads.ts'
import { InvitationReportView } from './invitation-report.tsx'
import styles from './invitations.module.css'

/** A sheet is judged first; no one is invited before a person has looked at its rows. */
export function InviteBySheet({ onClose }: { onClose: () => void }) {
  const t = useT('invitations')
  const [report, setReport] = useState<InvitationReport | null>(null)
  const { items, isBusy, add, remove, retry } = useUploads<InvitationReport>({
    kind: 'sheet',
    send: async (file, options) => (await chunk(() => import('./invitation-writes.ts'))).sendSheet(file, options),
    onSent: setReport,
  })
  function begin(files: File[]): void {
    for (const { id } of items) remove(id)
    add(files)
  }
  const template = () =>
    void download<typeof invitations.template>('/api/admin/invitations/template', {}).catch(() => {}) // it was announced
  return (
    <Dialog isOpen size="wide" title={t('sheet.title')} onClose={onClose} isDirty={isBusy || report !== null}>
      <Stack gap={20}>
        {report ? (
          <InvitationReportView report={report} onReport={setReport} onClose={onClose} />
        ) : (
          <>
            <p className={styles.text}>{t('sheet.text')}</p>
            <div>
              <Button icon={<IconDownload size={16} stroke={1.7} aria-hidden />} onClick={template}>
                {t('sheet.template')}
              </Button>
            </div>
            <Dropzone kind="sheet" isSingle label={t('sheet.drop')} isDisabled={isBusy} onFiles={begin} />
            <UploadList items={items} onRemove={remove} onRetry={retry} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
