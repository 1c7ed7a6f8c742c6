import { Fragment } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { RowTick } from './row-tick.tsx'
import type { Column } from './data-table-columns.ts'
import { SelectAll } from './data-table-head.tsx'
import { Linked } from '../layout/linked.tsx'
import type { TableProps } from './data-table.tsx'
import { PhoneSort } from './phone-sort.tsx'
import styles from './row-cards.module.css'
import type { Ticks } from './use-ticks.ts'

type Props<Row extends object> = TableProps<Row> & { ticks: Ticks }

/** The same rows for a narrow screen: what it is and what it costs, then where it stands. */
export function RowCards<Row extends object>(props: Props<Row>) {
  const { ticks, label, rows, rowKey, columns, rowLink, rowName, selection } = props
  const t = useT('ui')
  const at = places(columns)
  return (
    <>
      <div className={styles.tools}>
        {selection && (
          <label className={styles.all}>
            <SelectAll ticks={ticks} />
            <span aria-hidden>{t('table.selectAll')}</span>
          </label>
        )}
        <PhoneSort {...props} />
      </div>
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => {
          const id = rowKey(row)
          const picture = at.pictured?.picture?.(row)
          return (
            <li key={id} className={styles.card} data-selected={(selection && ticks.isTicked(id)) || undefined}>
              {selection && (
                <span className={styles.tick}>
                  <RowTick
                    label={t('table.select', { name: rowName?.(row) ?? id })}
                    isChecked={ticks.isTicked(id)}
                    onChange={ticks.onTick(id)}
                  />
                </span>
              )}
              {picture && <span className={styles.picture}>{picture}</span>}
              <div className={styles.start}>
                <div className={styles.title}>
                  <Linked to={rowLink?.(row)} className={styles.link}>
                    {at.title?.cell(row)}
                  </Linked>
                </div>
                <div className={styles.line}>
                  {filled(at.lines, row).map(({ key, content }, index) => (
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
                  <div key={key}>{cell(row)}</div>
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
