import type { ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import type { KeyboardEvent } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { ImportFixCell } from './import-fix-cell.tsx'
import { type Place, problemsAt } from './import-fix-cells.ts'
import styles from './import-fix-grid.module.css'

type Props = {
  row: ImportRow
  at: number
  columns: readonly string[]
  draft: Readonly<Record<string, string>> | undefined
  active: number | null
  listOf: (column: string) => string | undefined
  onFocus: (place: Place) => void
  onMove: (event: KeyboardEvent<HTMLInputElement>, at: Place, isTyping: boolean) => void
  onPaste: (at: Place, text: string) => boolean
  onWrite: (column: string, text: string) => void
  onLeave: (column: string, text: string) => void
}

/** One row of the sheet, under the number it has there. */
export function ImportFixRow(props: Props) {
  const { row, at, columns, draft, active, listOf, onFocus, onMove, onPaste, onWrite, onLeave } = props
  const t = useT('imports')
  const whole = row.problems.filter(({ column }) => column === null)
  return (
    <tr aria-rowindex={at + 2}>
      <th scope="row" className={`${styles.number} num`}>
        {row.row}
        <bdi className={styles.called}>{draft?.['name'] ?? row.cells['name']}</bdi>
        {whole.length > 0 && (
          <span className="hidden-text">{whole.map(({ problem, fix }) => `${problem} ${fix}`).join(' ')}</span>
        )}
      </th>
      {columns.map((name, column) => (
        <td key={name}>
          <ImportFixCell
            place={{ row: at, column }}
            label={t('grid.cell', { row: row.row, column: t(`columns.${name}`) })}
            text={draft?.[name] ?? row.cells[name] ?? ''}
            saved={row.cells[name] ?? ''}
            problems={problemsAt(row, name)}
            isActive={column === active}
            listId={column === active ? listOf(name) : undefined}
            onFocus={onFocus}
            onMove={onMove}
            onPaste={onPaste}
            onWrite={(text) => onWrite(name, text)}
            onLeave={(text) => onLeave(name, text)}
          />
        </td>
      ))}
    </tr>
  )
}
