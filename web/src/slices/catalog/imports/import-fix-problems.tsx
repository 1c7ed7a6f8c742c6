import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { type T, useT } from '../../../lib/language/use-t.ts'
import { DataTable } from '../../../ui/tables/data-table.tsx'
import type { Column } from '../../../ui/tables/data-table-columns.ts'

type Line = { key: string; row: number; column: string | null; value: string; problem: string; fix: string }

export const linesOf = (rows: readonly ImportRow[]): Line[] =>
  rows.flatMap(({ row, problems }) => problems.map((one, at) => ({ ...one, row, key: `${row} ${at}` })))

/** Every problem by row and column, with how to fix it. */
export function ImportFixProblems({ rows }: { rows: readonly ImportRow[] }) {
  const t = useT('imports')
  return (
    <DataTable
      label={t('fix.list')}
      words="imports"
      rows={linesOf(rows)}
      columns={columnsOf(t)}
      rowKey={({ key }) => key}
    />
  )
}

function columnsOf(t: T): Column<Line>[] {
  return [
    { key: 'row', isFixed: true, phone: 'title', cell: ({ row }) => <span className="num">{row}</span> },
    { key: 'column', phone: 'end', cell: ({ column }) => (column ? t(`columns.${column}`) : t('wholeRow')) },
    { key: 'value', phone: 'hidden', cell: ({ value }) => <bdi>{value}</bdi> },
    { key: 'problem', phone: 'line', cell: ({ problem }) => problem },
    { key: 'fix', phone: 'line', cell: ({ fix }) => fix },
  ]
}
