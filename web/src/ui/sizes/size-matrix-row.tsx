import { type KeyboardEvent, memo, useId } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { wholeNumber } from '../fields/number-text.ts'
import { type Place, lowStock } from './size-matrix-grid.ts'
import type { MatrixColour } from './size-matrix.tsx'
import styles from './size-matrix.module.css'
import { Swatch } from '../pictures/swatch.tsx'

type Props = {
  colour: MatrixColour
  row: number
  sizes: readonly string[]
  units: readonly number[]
  onFocus: () => void
  onMove: (event: KeyboardEvent<HTMLInputElement>, from: Place) => void
  onWrite: (column: number, units: number) => void
  onPaste: (column: number, text: string) => void
}

export function MatrixRow({ colour, row, sizes, units, onFocus, onMove, onWrite, onPaste }: Props) {
  const t = useT('ui')
  const format = useFormat()
  const id = useId()
  const sum = units.reduce((total, one) => total + one, 0)
  return (
    <tr onFocus={onFocus}>
      <th scope="row" className={styles.colour}>
        <span className={styles.name}>
          <Swatch tone={colour.tone} />
          {colour.name}
        </span>
      </th>
      {sizes.map((size, column) => {
        const stock = colour.stocks[column] ?? null
        const value = units[column] ?? 0
        return (
          <td key={size}>
            <input
              className={`${styles.cell} num`}
              data-place={`${row}-${column}`}
              data-filled={value > 0 ? '' : undefined}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              value={value === 0 ? '' : value}
              placeholder={stock === 0 ? '' : '0'}
              disabled={stock === 0}
              aria-label={t('matrix.cell', { colour: colour.name, size })}
              aria-describedby={`${id}${column}`}
              onFocus={(event) => event.target.select()}
              onChange={(event) => onWrite(column, wholeNumber(event.target.value) ?? 0)}
              onKeyDown={(event) => onMove(event, { row, column })}
              onPaste={(event) => {
                event.preventDefault()
                onPaste(column, event.clipboardData.getData('text'))
              }}
            />
            <Stock id={`${id}${column}`} stock={stock} />
          </td>
        )
      })}
      <td className={`${styles.total} num`} data-filled={sum > 0 ? '' : undefined}>
        {format.number(sum)}
      </td>
    </tr>
  )
}

/** What is left, in words as soon as it is little: colour alone would say nothing to many. */
const Stock = memo(function Stock({ id, stock }: { id: string; stock: number | null }) {
  const t = useT('ui')
  const format = useFormat()
  if (stock === null) return <span id={id} className={styles.stock} />
  const isLow = stock > 0 && stock < lowStock
  return (
    <span id={id} className={`${styles.stock} num`} data-low={isLow ? '' : undefined}>
      {stock === 0 && t('matrix.soldOut')}
      {isLow && t('matrix.left', { count: stock })}
      {stock >= lowStock && (
        <>
          <span aria-hidden>{format.number(stock)}</span>
          <span className="hidden-text">{t('matrix.inStock', { count: stock })}</span>
        </>
      )}
    </span>
  )
})
