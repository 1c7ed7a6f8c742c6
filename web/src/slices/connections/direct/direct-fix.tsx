import type { DirectColumn, DirectSheetRow } from '@souk/contract/connections/direct.contract.ts'
import { useId, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import { columnsToFix, type Drafts, write } from './direct-rows.ts'
import styles from './direct-fix.module.css'

type Props = { rows: readonly DirectSheetRow[]; drafts: Drafts; onChange: (drafts: Drafts) => void }
const limit = 20

/** The bad rows as they stand in the sheet: what is wrong stands under its cell, with how to fix it. */
export function DirectFix({ rows, drafts, onChange }: Props) {
  const t = useT('connections')
  const [page, setPage] = useState(1)
  const columns = columnsToFix(rows)
  const shown = rows.slice((page - 1) * limit, page * limit)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <section className={styles.scroller} aria-label={t('fix.label')} tabIndex={0}>
        <table className={styles.table} aria-label={t('fix.label')}>
          <thead>
            <tr>
              <th scope="col">{t('columns.row')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.row}>
                <th scope="row" className="num">
                  {row.row}
                </th>
                {columns.map((column) => (
                  <td key={column}>
                    <Cell
                      row={row}
                      column={column}
                      text={drafts[row.row]?.[column] ?? row.cells[column] ?? ''}
                      onChange={(text) => onChange(write(drafts, row, column, text))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > limit && (
        <Pager page={page} limit={limit} total={rows.length} more={false} label={t('fix.label')} onPage={setPage} />
      )}
    </>
  )
}

type CellProps = { row: DirectSheetRow; column: DirectColumn; text: string; onChange: (text: string) => void }

function Cell({ row, column, text, onChange }: CellProps) {
  const t = useT('connections')
  const id = useId()
  const problems = row.problems.filter((one) => one.column === column)
  const isWrong = problems.length > 0
  return (
    <>
      <input
        className={styles.cell}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={5_000}
        aria-label={t('fix.cell', { column: t(`columns.${column}`), row: row.row })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        data-fixed={text === (row.cells[column] ?? '') ? undefined : ''}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {isWrong && (
        <p id={id} className={styles.problem}>
          {problems.map(({ problem, fix }) => `${problem} ${fix}`).join(' ')}
        </p>
      )}
    </>
  )
}
