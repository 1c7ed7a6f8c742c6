import type { ReactTable } from '@tanstack/react-table'
import { Fragment } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { RowTick } from './row-tick.tsx'
import type { Column, Features } from './data-table-columns.ts'
import { SelectAll } from './data-table-head.tsx'
import { Linked } from '../layout/linked.tsx'
import type { TableProps } from './data-table.tsx'
import { PhoneSort } from './phone-sort.tsx'
import styles from './row-cards.module.css'

type Props<Row extends object> = TableProps<Row> & { table: ReactTable<Features, Row> }

/** The same rows for a narrow screen: what it is and what it costs, then where it stands. */
export function RowCards<Row extends object>(props: Props<Row>) {
  const { table, label, columns, rowLink, rowName, selection } = props
  const t = useT('ui')
  const at = places(columns)
  return (
    <>
      <div className={styles.tools}>
        {selection && (
          <label className={styles.all}>
            <SelectAll table={table} />
            <span aria-hidden>{t('table.selectAll')}</span>
          </label>
        )}
        <PhoneSort {...props} />
      </div>
      <ul className={styles.cards} aria-label={label}>
        {table.getRowModel().rows.map((row) => {
          const { original } = row
          const picture = at.pictured?.picture?.(original)
          return (
            <li key={row.id} className={styles.card} data-selected={(selection && row.getIsSelected()) || undefined}>
              {selection && (
                <span className={styles.tick}>
                  <RowTick
                    label={t('table.select', { name: rowName?.(original) ?? row.id })}
                    isChecked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </span>
              )}
              {picture && <span className={styles.picture}>{picture}</span>}
              <div className={styles.start}>
                <div className={styles.title}>
                  <Linked to={rowLink?.(original)} className={styles.link}>
                    {at.title?.cell(original)}
                  </Linked>
                </div>
                <div className={styles.line}>
                  {filled(at.lines, original).map(({ key, content }, index) => (
                    <Fragment key={key}>
                      {index > 0 && (
                        <span aria-hidden className={styles.dot}>
                          ·
                        </span>
                      )}
                      <span>{content}</span>
                    </Fragment>
                  ))}
                </div>
              </div>
              <div className={styles.end}>
                {at.ends.map(({ key, cell }) => (
                  <div key={key}>{cell(original)}</div>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A cell of nothing takes no place in the line. */
function filled<Row>(columns: readonly Column<Row>[], row: Row) {
  return columns
    .map(({ key, cell }) => ({ key, content: cell(row) }))
    .filter(({ content }) => content !== null && content !== undefined && content !== false && content !== '')
}

/** Without a title the first column is one; without a place, a column is part of the second line. */
function places<Row>(columns: readonly Column<Row>[]) {
  const title = columns.find(({ phone }) => phone === 'title') ?? columns[0]
  const others = columns.filter((column) => column !== title)
  return {
    title,
    pictured: columns.find(({ picture }) => picture),
    lines: others.filter(({ phone = 'line' }) => phone === 'line'),
    ends: others.filter(({ phone }) => phone === 'end').toReversed(), // money is the last column, and the first thing to read
  }
}
