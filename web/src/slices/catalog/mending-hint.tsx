import type { CellProblem, ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useT } from '../../lib/use-t.ts'
import styles from './mending-grid.module.css'

type Props = { row: ImportRow | undefined; column: string | undefined; problems: readonly CellProblem[] }

/** What is wrong with the cell one stands in; who listens hears it with the cell itself. */
export function MendingHint({ row, column, problems }: Props) {
  const t = useT('imports')
  if (!row || !column) return null
  const shown = [...problems, ...row.problems.filter((one) => one.column === null)]
  return (
    <div className={styles.hint} aria-hidden>
      <strong className="num">{t('grid.cell', { row: row.row, column: t(`columns.${column}`) })}</strong>
      {shown.length === 0 ? (
        <span className={styles.fine}>{t('grid.fine')}</span>
      ) : (
        shown.map(({ problem, mend }) => (
          <span key={problem} className={styles.problem}>
            <IconAlertCircle size={16} stroke={1.8} aria-hidden />
            {problem} <span className={styles.mend}>{mend}</span>
          </span>
        ))
      )}
    </div>
  )
}
