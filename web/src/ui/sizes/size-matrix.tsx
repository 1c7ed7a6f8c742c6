import { localeOf } from '@souk/contract/core/language.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { isRightToLeft } from '../browser/reading-direction.ts'
import { MatrixFooter, type Order } from './size-matrix-footer.tsx'
import {
  type Change,
  type Grid,
  type Place,
  type Written,
  judge,
  nextPlace,
  pasteBlock,
  totalUnits,
  write,
} from './size-matrix-grid.ts'
import { MatrixRefused, type Refused } from './size-matrix-refused.tsx'
import { MatrixRow } from './size-matrix-row.tsx'
import styles from './size-matrix.module.css'
import { SizeRun } from './size-run.tsx'

export type MatrixColour = {
  id: string
  name: string
  tone: string
  stocks: readonly (number | null)[]
  closed?: readonly (string | undefined)[] // why a size takes nothing, where it is not sold out
}
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

type Texts = Readonly<Record<string, Written & { units: number }>>
const without = (texts: Texts, place: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([one]) => one !== place))

/** A whole style ordered in one table, by hand as in a spreadsheet. */
export function SizeMatrix({ title, sizes, colours, value, onChange, onColour, run = [], order }: Props) {
  const t = useT('ui')
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const locale = localeOf(useLanguage())
  const [texts, setTexts] = useState<Texts>({})
  const [outside, setOutside] = useState(0)
  const before = useRef(value)
  const stocks = colours.map((colour) => colour.stocks)
  const textAt = ({ row, column }: Place) => {
    const typed = texts[`${row}-${column}`]
    return typed && typed.units === (value[row]?.[column] ?? 0) ? typed.text : undefined
  }
  const refused = Object.values(texts).flatMap((one): Refused[] => {
    const text = textAt(one)
    const judged = text === undefined ? { units: 0 } : judge(text, stocks[one.row]?.[one.column] ?? null, locale)
    return 'units' in judged ? [] : [{ ...one, ...judged }]
  })

  /** What was refused stays as it was typed; what is being typed stays too, or "1," would lose its comma. */
  function apply({ grid, refused: left, outside: lost }: Change, typed?: Written): void {
    const shown = typed ? [typed] : left
    const others = typed ? texts : {}
    setTexts({
      ...others,
      ...Object.fromEntries(
        shown.map((one) => [`${one.row}-${one.column}`, { ...one, units: grid[one.row]?.[one.column] ?? 0 }]),
      ),
    })
    setOutside(lost)
    onChange(grid)
  }
  function type(typed: Written): void {
    apply(write(value, stocks, [typed], locale, before.current), typed)
  }
  /** Of each that is more than what is left, what is left. */
  function take(): void {
    const requests = refused.flatMap((one) => ('left' in one ? [{ ...one, text: String(one.left) }] : []))
    const { grid } = write(value, stocks, requests, locale)
    setTexts(Object.fromEntries(refused.flatMap((one) => ('left' in one ? [] : [[`${one.row}-${one.column}`, one]]))))
    onChange(grid)
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
                textOf={(column) => textAt({ row, column })}
                isRefused={(column) => refused.some((one) => one.row === row && one.column === column)}
                refusalId={`${id}refused`}
                onFocus={() => onColour?.(colour.id)}
                onEnter={(column) => {
                  if (!texts[`${row}-${column}`]) before.current = value
                }}
                onLeave={(column) => {
                  const isLeft = refused.some((one) => one.row === row && one.column === column)
                  if (!isLeft) setTexts((now) => without(now, `${row}-${column}`))
                }}
                onMove={move}
                onWrite={(column, text) => type({ row, column, text })}
                onPaste={(column, text) => apply(pasteBlock(value, stocks, { row, column }, text, locale))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <MatrixRefused
        id={`${id}refused`}
        refused={refused}
        outside={outside}
        namesOf={({ row, column }) => ({ colour: colours[row]?.name, size: sizes[column] })}
        onTake={take}
      />
      {order && <MatrixFooter units={totalUnits(value)} order={order} />}
    </section>
  )
}
