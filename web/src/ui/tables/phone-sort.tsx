import { useT } from '../../lib/language/use-t.ts'
import type { TableProps } from './data-table.tsx'
import styles from './row-cards.module.css'

/** Without headings there is nothing to press, so the order is chosen from a list. */
export function PhoneSort<Row extends object>({ columns, words, sort, onSort }: TableProps<Row>) {
  const t = useT('ui')
  const word = useT(words)
  const sortable = columns.filter(({ sortable }) => sortable)
  if (!onSort || sortable.length === 0) return null
  return (
    <label className={styles.sort}>
      <span className="hidden-text">{t('table.sortBy')}</span>
      <select
        value={sort ? `${sort.key} ${sort.isDescending}` : ''}
        onChange={({ target }) => {
          const [key = '', isDescending] = target.value.split(' ')
          if (key) onSort({ key, isDescending: isDescending === 'true' })
        }}
      >
        {!sort && <option value="">{t('table.unsorted')}</option>}
        {sortable.flatMap(({ key, heading }) =>
          (['ascending', 'descending'] as const).map((way) => (
            <option key={`${key} ${way}`} value={`${key} ${way === 'descending'}`}>
              {t(`table.${way}`, { column: heading ?? word(`columns.${key}`) })}
            </option>
          )),
        )}
      </select>
    </label>
  )
}
