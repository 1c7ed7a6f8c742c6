import { exampleSheet, prospectColumns } from '@souk/contract/prospects/prospect-words.ts'
import type { ImportReport } from '@souk/contract/prospects/prospect-shapes.ts'
import { useRef } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { useProspectWrite } from '../model/prospects.data.ts'
import styles from '../model/prospects.module.css'

const tones: Record<string, Tone> = { ADDED: 'ok', MERGED: 'info', REJECTED: 'bad' }

const exampleHref = `data:text/csv;charset=utf-8,${encodeURIComponent(exampleSheet)}`

/** Chooses a file of stores and shows what became of each row. */
export function ImportSection({ write: name }: { write: 'importFile' | 'importOwn' }) {
  const t = useT('prospects-admin')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const write = useProspectWrite(name)
  const report = write.data
  const number = (value: number) => format.number(value)
  return (
    <Stack gap={24}>
      <p>
        {t('import.columns', { columns: prospectColumns.join(', ') })}{' '}
        <a className={styles.file} href={exampleHref} download="stores.csv">
          {t('import.example')}
        </a>
      </p>
      <div>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={t('import.choose')}
          accept=".csv,.xlsx"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) write.mutate(file)
            event.target.value = '' // lets the same file be chosen again
          }}
        />
        <Button look="primary" isBusy={write.isPending} onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
      </div>
      {write.error && <Notice isToasted>{write.error.message}</Notice>}
      {report && (
        <>
          <Notice kind={report.rejected > 0 ? 'warning' : 'success'}>
            {t('import.done', {
              added: number(report.added),
              merged: number(report.merged),
              rejected: number(report.rejected),
            })}
          </Notice>
          <DataTable
            label={t('import.report')}
            words="prospects-admin"
            rows={report.rows}
            rowKey={({ row }) => String(row)}
            columns={columnsOf(t as T, number)}
          />
        </>
      )}
    </Stack>
  )
}

function columnsOf(t: T, number: (value: number) => string): Column<ImportReport['rows'][number]>[] {
  return [
    { key: 'row', numeric: true, phone: 'hidden', cell: ({ row }) => number(row) },
    { key: 'name', isFixed: true, phone: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'result',
      phone: 'end',
      cell: ({ result }) => <Tag tone={tones[result] ?? 'neutral'}>{t(`result.${result}`)}</Tag>,
    },
    {
      key: 'problems',
      phone: 'line',
      cell: ({ problems }) => (
        <Stack as="ul" gap={8} className={styles.list}>
          {problems.map(({ column, value, problem }) => (
            <li key={column}>
              <span>
                <bdi>{`${column} ${value}`}</bdi> {problem}
              </span>
            </li>
          ))}
        </Stack>
      ),
    },
  ]
}
