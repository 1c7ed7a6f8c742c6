import { useT } from '../../lib/language/use-t.ts'
import { directionOf } from './data-table-columns.ts'
import type { TableProps } from './data-table.tsx'
import styles from './row-cards.module.css'

/** Without headings there is nothing to press, so the order is chosen from a list. */
export function PhoneSort<Row extends object>({ columns, words, sort, onSort }: TableProps<Row>) {
  const t = useT('ui')
  const word = useT(words)
  const sortable = columns.filter(({ sorts }) => sorts)
  if (!onSort || sortable.length === 0) return null
  return (
    <label className={styles.sort}>
      <span className="hidden-text">{t('table.sortBy')}</span>
      <select value={sort ?? ''} onChange={({ target }) => target.value && onSort(target.value)}>
        {!sortable.some((column) => directionOf(column, sort) !== 'none') && (
          <option value="">{t('table.unsorted')}</option>
        )}
        {sortable.flatMap(({ key, heading, sorts = {} }) =>
          [sorts.up, sorts.down].map(
            (value, at) =>
              value && (
                <option key={value} value={value}>
                  {t(at === 0 ? 'table.ascending' : 'table.descending', { column: heading ?? word(`columns.${key}`) })}
                </option>
              ),
          ),
        )}
      </select>
    </label>
  )
}
