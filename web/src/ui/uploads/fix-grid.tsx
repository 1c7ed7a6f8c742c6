import { useId, useState } from 'react'
import type { T } from '../../lib/language/use-t.ts'
import { Pager } from '../tables/pager.tsx'
import { columnsToFix, type Drafts, type JudgedRow, write } from './fix-rows.ts'
import styles from './fix-grid.module.css'

type Props<Column extends string> = {
  rows: readonly JudgedRow[]
  columns: readonly Column[]
  names: readonly Column[] // by which a row is known
  words: T // with fix.label, fix.cell, columns.row and the name of each column
  drafts: Drafts
  onChange: (drafts: Drafts) => void
}
const limit = 20

/** The bad rows as they stand in the sheet: what is wrong stands under its cell, with how to fix it. */
export function FixGrid<Column extends string>({ rows, columns, names, words: t, drafts, onChange }: Props<Column>) {
  const [page, setPage] = useState(1)
  const fixed = columnsToFix(rows, columns, names)
  const shown = rows.slice((page - 1) * limit, page * limit)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys */}
      <section className={styles.scroller} aria-label={t('fix.label')} tabIndex={0}>
        <table className={styles.table} aria-label={t('fix.label')}>
          <thead>
            <tr>
              <th scope="col">{t('columns.row')}</th>
              {fixed.map((column) => (
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
                {fixed.map((column) => (
                  <td key={column}>
                    <Cell
                      row={row}
                      column={column}
                      label={t('fix.cell', { column: t(`columns.${column}`), row: row.row })}
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

type CellProps = { row: JudgedRow; column: string; label: string; text: string; onChange: (text: string) => void }

function Cell({ row, column, label, text, onChange }: CellProps) {
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
        aria-label={label}
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
