import type { BookImported } from '@souk/contract/catalog/books.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Pager } from '../../../ui/tables/pager.tsx'
import styles from './books.module.css'

const limit = 50

/** Every problem of a refused sheet, by row and column. */
export function BookProblems({ problems }: Pick<BookImported, 'problems'>) {
  const t = useT('books')
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState(problems)
  if (shown !== problems) {
    setShown(problems)
    setPage(1)
  }
  if (problems.length === 0) return null
  return (
    <>
      <table className={styles.problems} aria-label={t('problems')}>
        <thead>
          <tr>
            {['row', 'column', 'problem'].map((key) => (
              <th key={key} scope="col">
                {t(`columns.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice((page - 1) * limit, page * limit).map(({ row, column, problem }, at) => (
            <tr key={`${row} ${column} ${at}`}>
              <th scope="row" className="num">
                {row}
              </th>
              <td>{t(`columns.${column}`)}</td>
              <td>{problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > limit && (
        <Pager page={page} limit={limit} total={problems.length} more={false} label={t('problems')} onPage={setPage} />
      )}
    </>
  )
}
