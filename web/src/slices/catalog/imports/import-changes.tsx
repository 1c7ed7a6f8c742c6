import type { CatalogImport } from '@souk/contract/catalog/imports.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { DifferenceView } from '../../../ui/values/difference-view.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { changedColumns, lineOf } from './import-lines.ts'
import { useChangedRows } from './import.data.ts'
import styles from './import-tab.module.css'

/** What taking the good rows will do, before and after. */
export function ImportChanges({ job }: { job: CatalogImport }) {
  const t = useT('imports')
  const [page, setPage] = useState(1)
  const rows = useChangedRows(job, page)
  return (
    <section className={styles.section} aria-labelledby="import-changes">
      <h2 id="import-changes">{t('changes.title')}</h2>
      <QueryView query={rows} skeleton={<TableSkeleton columns={5} />}>
        {(data) => (
          <>
            <DifferenceView
              label={t('changes.title')}
              lines={data.rows.map((row) => lineOf(row, t))}
              columns={changedColumns(data.rows).map((key) => ({ key, label: t(`columns.${key}`) }))}
            />
            <Pager {...data} label={t('changes.title')} onPage={setPage} />
          </>
        )}
      </QueryView>
    </section>
  )
}
