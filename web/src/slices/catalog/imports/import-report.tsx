import type { CatalogImport, imports } from '@souk/contract/catalog/imports.contract.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../lib/server/download.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useFlag } from '../../../lib/flags.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ImportChanges } from './import-changes.tsx'
import { ImportCounts } from './import-counts.tsx'
import { useImportWrite } from './import.data.ts'
import { ImportFixPanel } from './import-fix-panel.tsx'
import styles from './import-tab.module.css'

/** The verdict on every row: what is good can be taken now, what is not is fixed here. */
export function ImportReport({ job }: { job: CatalogImport }) {
  const t = useT('imports')
  const apply = useImportWrite('applyImport')
  const [wasBad] = useState(job.rowsBad > 0) // who fixes the last row is told so, where they fixed it
  const { id, fileName, rowsGood, rowsBad, rowsTaken, rowsLeftOut, changes } = job
  const news = changes.NEW + changes.CHANGED
  const refusal = apply.error instanceof Failed ? apply.error.message : null
  return (
    <>
      <Stack as="section" gap={16} aria-labelledby="import-report">
        <Row gap={32} align="start" isSpread>
          <Stack gap={4} className={styles.words}>
            <h2 id="import-report">
              <bdi>{fileName}</bdi>
            </h2>
            {rowsTaken > 0 && <p className={styles.text}>{t('report.taken', { count: rowsTaken })}</p>}
          </Stack>
          <Row>
            <CancelButton id={id} isBegun={rowsTaken > 0} />
            {rowsBad > 0 && <RejectedButton importId={id} />}
            {rowsGood > 0 && (
              <Button look="primary" isBusy={apply.isPending} onClick={() => apply.mutate(job)}>
                {news > 0 ? t('take', { count: news }) : t('finish')}
              </Button>
            )}
          </Row>
        </Row>
        {refusal && <Notice kind="warning">{refusal}</Notice>}
        <ImportCounts job={job} />
        {rowsBad > 0 && rowsTaken === 0 && (
          <Notice kind="warning">
            {t('imports.withErrors')} {t('report.fixHere')}
          </Notice>
        )}
        {rowsBad === 0 && news === 0 && <Notice kind="info">{t('report.same')}</Notice>}
      </Stack>
      {(rowsBad > 0 || wasBad || rowsLeftOut > 0) && <ImportFixPanel job={job} />}
      {news > 0 && <ImportChanges job={job} />}
    </>
  )
}

/** What was taken stays: ending is not undoing. */
function CancelButton({ id, isBegun }: { id: string; isBegun: boolean }) {
  const t = useT('imports')
  const confirm = useConfirm()
  const cancel = useImportWrite('cancelImport')
  async function ask(): Promise<void> {
    const what = isBegun ? 'end' : 'cancel'
    const question = { title: t(`${what}.title`), text: t(`${what}.text`), yes: t(what), no: t('cancel.no') }
    if (await confirm({ ...question, isDestructive: true })) cancel.mutate({ id })
  }
  return (
    <Button look="quiet" isBusy={cancel.isPending} onClick={() => void ask()}>
      {t(isBegun ? 'end' : 'cancel')}
    </Button>
  )
}

/** The sheet with its problems beside the cells, where the marketplace offers it. */
function RejectedButton({ importId }: { importId: string }) {
  const t = useT('imports')
  if (!useFlag('downloadCollectionWithErrors')) return null
  const fetchSheet = () =>
    download<typeof imports.rejected>('/api/v2/catalog/imports/:importId/rejected', { params: { importId } }).catch(
      () => {}, // it was announced
    )
  return (
    <Button icon={<IconDownload size={17} stroke={1.7} aria-hidden />} onClick={() => void fetchSheet()}>
      {t('rejected')}
    </Button>
  )
}
