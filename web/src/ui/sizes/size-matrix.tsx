import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { isRightToLeft } from '../browser/reading-direction.ts'
import { MatrixFooter, type Order } from './size-matrix-footer.tsx'
import {
  type Change,
  type Cut,
  type Grid,
  type Place,
  nextPlace,
  pasteBlock,
  totalUnits,
  write,
} from './size-matrix-grid.ts'
import { MatrixRow } from './size-matrix-row.tsx'
import styles from './size-matrix.module.css'
import { SizeRun } from './size-run.tsx'

export type MatrixColour = { id: string; name: string; tone: string; stocks: readonly (number | null)[] }
type Props = {
  title: string
  sizes: readonly string[]
  colours: readonly MatrixColour[]
  value: Grid
  onChange: (value: Grid) => void
  onColour?: (id: string) => void
  run?: readonly number[] // the brand's suggestion, such as 1-2-2-1
  order?: Order // what is done with it; none where it is kept as it is typed
}

/** A whole style ordered in one table, by hand as in a spreadsheet. */
export function SizeMatrix({ title, sizes, colours, value, onChange, onColour, run = [], order }: Props) {
  const t = useT('ui')
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [cuts, setCuts] = useState<readonly Cut[]>([])
  const stocks = colours.map((colour) => colour.stocks)

  function apply({ grid, cuts: made }: Change): void {
    onChange(grid)
    setCuts(made)
  }
  function move(event: KeyboardEvent<HTMLInputElement>, from: Place): void {
    const to = nextPlace(stocks, from, {
      key: event.key,
      isRtl: isRightToLeft(event.currentTarget),
      hasShift: event.shiftKey,
      hasControl: event.ctrlKey || event.metaKey,
    })
    if (/^(Arrow|Enter|Home|End)/.test(event.key)) event.preventDefault()
    if (to) table.current?.querySelector<HTMLInputElement>(`[data-place="${to.row}-${to.column}"]`)?.focus()
  }

  return (
    <section className={styles.matrix} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.hint}>{t('matrix.hint')}</span>
        <SizeRun sizes={sizes} colours={colours} stocks={stocks} run={run} value={value} onFill={apply} />
      </header>
      <div className={styles.scroller}>
        <table ref={table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('matrix.colour')}
              </th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  <bdi>{size}</bdi>
                </th>
              ))}
              <th scope="col" className={styles.total}>
                {t('matrix.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {colours.map((colour, row) => (
              <MatrixRow
                key={colour.id}
                colour={colour}
                row={row}
                sizes={sizes}
                units={value[row] ?? []}
                onFocus={() => onColour?.(colour.id)}
                onMove={move}
                onWrite={(column, units) => apply(write(value, stocks, [{ row, column, units }]))}
                onPaste={(column, text) => apply(pasteBlock(value, stocks, { row, column }, text))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <output className={cuts.length > 0 ? styles.cuts : 'hidden-text'}>{said(cuts)}</output>
      {order && <MatrixFooter units={totalUnits(value)} order={order} />}
    </section>
  )

  function said(all: readonly Cut[]): string {
    const [first, ...others] = all
    if (!first) return ''
    if (others.length > 0) return t('matrix.cutMany', { count: all.length })
    const names = { colour: colours[first.row]?.name, size: sizes[first.column] }
    return first.left === 0 ? t('matrix.cutSoldOut', names) : t('matrix.cut', { ...names, count: first.left })
  }
}
