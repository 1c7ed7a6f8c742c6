import { list } from '@souk/contract/core/lists/list.ts'
import type { CatalogImport } from '@souk/contract/catalog/imports.contract.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DifferenceView } from '../../../ui/values/difference-view.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { changedColumns, lineOf } from './import-lines.ts'
import { useChangedRows } from './import.data.ts'

const changeList = list({ filters: {}, sorts: ['row'], limit: 25 })

/** What taking the good rows will do, before and after. */
export function ImportChanges({ job }: { job: CatalogImport }) {
  const t = useT('imports')
  const state = useList(changeList, {}, { isApart: true })
  return (
    <Stack as="section" gap={16} aria-labelledby="import-changes">
      <h2 id="import-changes">{t('changes.title')}</h2>
      <ListFrame
        name="import-changes"
        words="imports"
        state={state}
        query={useChangedRows(job, state.query)}
        rows={({ rows }) => rows}
        skeleton={<TableSkeleton columns={5} />}
      >
        {(rows) => (
          <DifferenceView
            label={t('changes.title')}
            lines={rows.map((row) => lineOf(row, t))}
            columns={changedColumns(rows).map((key) => ({ key, label: t(`columns.${key}`) }))}
          />
        )}
      </ListFrame>
    </Stack>
  )
}
