import { type KeyboardEvent, memo, useId } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { type Place, lowStock } from './size-matrix-grid.ts'
import type { MatrixColour } from './size-matrix.tsx'
import styles from './size-matrix.module.css'
import { Swatch } from '../pictures/swatch.tsx'

type Props = {
  colour: MatrixColour
  row: number
  sizes: readonly string[]
  units: readonly number[]
  textOf: (column: number) => string | undefined // as it was typed, where it differs from the quantity
  isRefused: (column: number) => boolean
  refusalId: string
  onFocus: () => void
  onEnter: (column: number) => void
  onLeave: (column: number) => void
  onMove: (event: KeyboardEvent<HTMLInputElement>, from: Place) => void
  onWrite: (column: number, text: string) => void
  onPaste: (column: number, text: string) => void
}

export function MatrixRow(props: Props) {
  const { colour, row, sizes, units, textOf, isRefused, refusalId } = props
  const { onFocus, onEnter, onLeave, onMove, onWrite, onPaste } = props
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
        const isWrong = isRefused(column)
        return (
          <td key={size}>
            <input
              className={`${styles.cell} num`}
              data-place={`${row}-${column}`}
              data-filled={value > 0 ? '' : undefined}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              value={textOf(column) ?? (value === 0 ? '' : value)}
              placeholder={stock === 0 ? '' : '0'}
              disabled={stock === 0}
              aria-label={t('matrix.cell', { colour: colour.name, size })}
              aria-describedby={isWrong ? `${id}${column} ${refusalId}` : `${id}${column}`}
              aria-invalid={isWrong ? true : undefined}
              data-unread={isWrong ? '' : undefined}
              onFocus={(event) => {
                event.target.select()
                onEnter(column)
              }}
              onBlur={() => onLeave(column)}
              onChange={(event) => onWrite(column, event.target.value)}
              onKeyDown={(event) => onMove(event, { row, column })}
              onPaste={(event) => {
                event.preventDefault()
                onPaste(column, event.clipboardData.getData('text'))
              }}
            />
            <Stock id={`${id}${column}`} stock={stock} closed={colour.closed?.[column]} />
          </td>
        )
      })}
      <td className={`${styles.total} num`} data-filled={sum > 0 ? '' : undefined}>
        {format.number(sum)}
      </td>
    </tr>
  )
}

type StockProps = { id: string; stock: number | null; closed: string | undefined }

/** What is left, in words as soon as it is little: colour alone would say nothing to many. */
const Stock = memo(function Stock({ id, stock, closed }: StockProps) {
  const t = useT('ui')
  const format = useFormat()
  if (stock === null) return <span id={id} className={styles.stock} />
  const isLow = stock > 0 && stock < lowStock
  return (
    <span id={id} className={`${styles.stock} num`} data-low={isLow ? '' : undefined}>
      {stock === 0 && (closed ?? t('matrix.soldOut'))}
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
