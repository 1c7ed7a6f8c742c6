/* oxlint-disable jsx-a11y/prefer-tag-over-role -- between a list and its cards stand the rows, which HTML lists do not allow */
import { type ReactNode, memo, useLayoutEffect, useRef, useState } from 'react'
import { medium, narrow, useMedia } from '../browser/use-media.ts'
import { useWindowRows } from './use-window-rows.ts'
import styles from './virtual-list.module.css'

type Props<Item> = {
  label: string
  name: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The height of a card before it has been measured, for its width. */
  estimate: (width: number) => number
  /** Wide, below 1100 px, below 760 px. */
  columns?: readonly [number, number, number]
  gap?: readonly [row: number, column: number]
  /** How much of a wide page stands beside it: where that is said, its width is known before it is drawn. */
  beside?: number
  overscan?: number
  total?: number
  onEnd?: () => void
  children: (item: Item, index: number) => ReactNode
}

// `--page-padding` and `--page-width`
const [phonePadding, widePadding, widest] = [16, 32, 1440]

/** How wide the page is, by what stands there before it: asked while that is in place, nothing has to be laid out for the answer. */
function roomBeside(beside: number): number | null {
  const before = document.querySelector('main, .first-bar')
  return before ? Math.min(before.clientWidth, widest) - 2 * widePadding - beside : null
}

/** Cards in rows that scroll with the page; only the rows near the window exist. */
export function VirtualGrid<Item>({ columns = [4, 3, 2], beside, ...props }: Props<Item>) {
  const [isNarrow, isMedium] = [useMedia(narrow), useMedia(medium)]
  const across = columns[isNarrow ? 2 : isMedium ? 1 : 0]
  const box = useRef<HTMLDivElement>(null)
  // Where it is known before it is measured, the cards come with the first drawing, in short steps.
  const [width, setWidth] = useState(() => {
    if (isNarrow) return innerWidth - 2 * phonePadding
    return isMedium || beside === undefined ? null : roomBeside(beside)
  })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setWidth(element.clientWidth)
    setWidth((known) => known ?? element.clientWidth)
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  // Elsewhere the rows come once the width is known, still before anything is painted: their height depends on it.
  return <div ref={box}>{width !== null && <Rows key={across} {...props} across={across} width={width} />}</div>
}

type RowsProps<Item> = Omit<Props<Item>, 'columns'> & { across: number; width: number }

function Rows<Item>({ items, itemKey, across, width, gap = [32, 16], ...props }: RowsProps<Item>) {
  const { label, name, estimate, overscan = 2, total, onEnd, children } = props
  const { box, rows, margin, measure, setFocused, height } = useWindowRows<HTMLDivElement>({
    name: `${name}.${across}`,
    count: Math.ceil(items.length / across),
    estimate: Math.round(estimate((width - gap[1] * (across - 1)) / across)),
    gap: gap[0],
    overscan,
    rowKey: (index) => itemKey(items[index * across]!),
    onEnd,
  })
  return (
    <div ref={box} role="list" aria-label={label} className={styles.list} style={{ blockSize: height }}>
      {rows.map((row) => (
        <div
          key={row.key}
          ref={measure}
          role="presentation"
          data-index={row.index}
          className={`${styles.item} ${styles.row}`}
          style={{
            transform: `translateY(${row.start - margin}px)`,
            gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
            columnGap: gap[1],
          }}
          onFocus={() => setFocused(row.index)}
          onBlur={() => setFocused(null)}
        >
          <Cells
            items={items}
            itemKey={itemKey}
            from={row.index * across}
            across={across}
            total={total ?? (onEnd ? -1 : items.length)}
          >
            {children}
          </Cells>
        </div>
      ))}
    </div>
  )
}

type CellsProps<Item> = Pick<Props<Item>, 'items' | 'itemKey' | 'children'> & {
  from: number
  across: number
  total: number
}

/** Rows are placed and measured several times before they stand, and again with every scroll; their cards are the same. */
const Cells = memo(function Cells<Item>({ items, itemKey, from, across, total, children }: CellsProps<Item>) {
  return items.slice(from, from + across).map((item, column) => (
    <div key={itemKey(item)} role="listitem" aria-posinset={from + column + 1} aria-setsize={total}>
      {children(item, from + column)}
    </div>
  ))
}) as <Item>(props: CellsProps<Item>) => ReactNode
