import type { CellProblem, ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import styles from './import-fix-grid.module.css'

type Props = {
  row: ImportRow
  column: string
  problems: readonly CellProblem[]
  siblings: number // rows that take what is written here too
  onSuggestion: (text: string) => void
  onLeaveOut: () => void
}

/** What is wrong with the cell one stands in; who listens hears it with the cell itself. */
export function ImportFixHint({ row, column, problems, siblings, onSuggestion, onLeaveOut }: Props) {
  const t = useT('imports')
  const shown = [...problems, ...row.problems.filter((one) => one.column === null)]
  return (
    <Row gap={16} className={styles.hint}>
      <Row gap={16} className={styles.said} aria-hidden>
        <strong className="num">{t('grid.cell', { row: row.row, column: t(`columns.${column}`) })}</strong>
        {shown.length === 0 ? (
          <span className={styles.fine}>{t('grid.fine')}</span>
        ) : (
          shown.map(({ problem, fix }) => (
            <span key={problem} className={styles.problem}>
              <IconAlertCircle size={16} stroke={1.8} aria-hidden />
              {problem} <span className={styles.fix}>{fix}</span>
            </span>
          ))
        )}
        {siblings > 0 && <span className={styles.fine}>{t('grid.sisters', { count: siblings })}</span>}
      </Row>
      {problems.map(
        ({ suggestion }) =>
          suggestion && (
            <Button key={suggestion} onClick={() => onSuggestion(suggestion)}>
              {t('grid.suggestion', { value: `\u2068${suggestion}\u2069` })}
            </Button>
          ),
      )}
      <Button look="quiet" onClick={onLeaveOut}>
        {t('leaveOut', { row: row.row })}
      </Button>
    </Row>
  )
}
