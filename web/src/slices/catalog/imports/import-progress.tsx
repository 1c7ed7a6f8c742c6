import type { CatalogImport } from '@souk/contract/catalog/imports.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { useImportWrite } from './import.data.ts'
import styles from './import-tab.module.css'

/** The server reads, or writes; the person may leave the page. */
export function ImportProgress({ job }: { job: CatalogImport }) {
  const t = useT('imports')
  const cancel = useImportWrite('cancelImport')
  const { id, status, fileName, rowsRead, rowsTotal } = job
  const isReading = status === 'READING'
  return (
    <Stack as="section" gap={16} className={styles.steps} aria-labelledby="import-progress">
      <h2 id="import-progress">
        {t(isReading ? 'reading.title' : 'applying.title', { name: `\u2068${fileName}\u2069` })}
      </h2>
      <Progress
        label={t(isReading ? 'reading.rows' : 'applying.rows')}
        value={isReading ? rowsRead : job.rowsTaken}
        max={rowsTotal ?? Math.max(rowsRead * 2, 1)}
        text={t('rows', { count: isReading ? rowsRead : job.rowsGood })}
      />
      <p className={styles.text}>{t('progress.text')}</p>
      {isReading && (
        <div>
          <Button isBusy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
