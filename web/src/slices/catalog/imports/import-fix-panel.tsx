import type { CatalogImport, ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { useEffect, useRef, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useUnsaved } from '../../entities/door.ts'
import { useBadRows, useImportWrite } from './import.data.ts'
import { changedRows, columnsToFix } from './import-fix-cells.ts'
import { useDrafts } from './import-fix-drafts.ts'
import { ImportFixGrid } from './import-fix-grid.tsx'
import { ImportFixProblems } from './import-fix-problems.tsx'
import styles from './import-tab.module.css'

const looks = ['needed', 'all', 'list'] as const

/** Fixing without a new upload: only what was typed is sent, and every row is judged again. */
export function ImportFixPanel({ job }: { job: CatalogImport }) {
  const t = useT('imports')
  const query = useBadRows(job)
  const fix = useImportWrite('fixRows')
  const leave = useImportWrite('leaveOut')
  const [drafts, change] = useDrafts(job.id)
  const [look, setLook] = useState<(typeof looks)[number]>('needed')
  const changed = changedRows(drafts)
  useUnsaved(changed.length > 0)

  function check(): void {
    fix.mutate({ job, rows: changed }, { onSuccess: () => change({}) })
  }
  function leaveOut(row: number): void {
    const { [row]: _, ...others } = drafts
    leave.mutate({ job, rows: [row] }, { onSuccess: () => change(others) })
  }
  const heading = useRef<HTMLHeadingElement>(null)
  const isAllGood = job.rowsBad === 0
  useEffect(() => {
    if (isAllGood) heading.current?.focus() // the button that was pressed is gone
  }, [isAllGood])
  const leftToFix = (bad: number) => (bad > 0 ? t('fix.left', { count: bad }) : t('fix.good'))
  const columnsFor = (rows: readonly ImportRow[]) => (look === 'all' ? sheetColumns : columnsToFix(rows, sheetColumns))
  return (
    <Stack as="section" gap={16} aria-labelledby="import-fix">
      <h2 id="import-fix" ref={heading} tabIndex={-1}>
        {isAllGood ? t('fix.allGood') : t('fix.title', { count: job.rowsBad })}
      </h2>
      {!isAllGood && (
        <Row gap={16}>
          <Segmented
            label={t('fix.look')}
            value={look}
            segments={looks.map((value) => ({ value, label: t(`fix.look.${value}`) }))}
            onChange={setLook}
          />
          <output className={styles.text}>{fix.data && !fix.isPending && leftToFix(fix.data.bad)}</output>
          <span className={styles.end}>
            <Button whyNot={changed.length === 0 && t('form.unchanged')} isBusy={fix.isPending} onClick={check}>
              {changed.length > 0 ? t('fix.check', { count: changed.length }) : t('fix.checkAgain')}
            </Button>
          </span>
        </Row>
      )}
      {[fix.error, leave.error].map(
        (error, at) =>
          error instanceof Failed && (
            <Notice key={at === 0 ? 'fix' : 'leave'} kind="warning">
              {t(error.code === 'stale' ? 'fix.stale' : error.message)}
            </Notice>
          ),
      )}
      {job.rowsLeftOut > 0 && (
        <p className={styles.text}>
          {t('leftOut', { count: job.rowsLeftOut })}{' '}
          <Button look="quiet" isBusy={leave.isPending} onClick={() => leave.mutate({ job })}>
            {t('bringBack')}
          </Button>
        </p>
      )}
      <QueryView query={query} skeleton={<TableSkeleton columns={6} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0 || isAllGood) return null
          if (look === 'list') return <ImportFixProblems rows={rows} />
          return (
            <ImportFixGrid
              label={t('fix.label')}
              rows={rows}
              total={pages[0]?.total ?? rows.length}
              columns={columnsFor(rows)}
              drafts={drafts}
              onChange={change}
              onLeaveOut={({ row }) => leaveOut(row)}
              onEnd={() => query.hasNextPage && !query.isFetchingNextPage && void query.fetchNextPage()}
            />
          )
        }}
      </QueryView>
    </Stack>
  )
}
