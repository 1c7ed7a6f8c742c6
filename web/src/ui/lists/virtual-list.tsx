import type { ReactNode } from 'react'
import { useWindowRows } from './use-window-rows.ts'
import styles from './virtual-list.module.css'

type Props<Item> = {
  label: string
  /** One list, one name: its place is found again on the way back. */
  name: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** The height of an entry before it has been measured. */
  estimate: number
  gap?: number
  overscan?: number
  /** All there are, where the server knows it; without it, how many are still to come is unknown. */
  total?: number
  onEnd?: () => void
  children: (item: Item, index: number) => ReactNode
}

/** A long list that scrolls with the page. */
export function VirtualList<Item>(props: Props<Item>) {
  const { label, name, items, itemKey, estimate, gap = 0, overscan = 6, total, onEnd, children } = props
  const { box, rows, margin, measure, setFocused, height } = useWindowRows<HTMLUListElement>({
    name,
    count: items.length,
    estimate,
    gap,
    overscan,
    rowKey: (index) => itemKey(items[index]!),
    onEnd,
  })
  return (
    <ul ref={box} aria-label={label} className={styles.list} style={{ blockSize: height }}>
      {rows.map(({ index, key, start }) => (
        <li
          key={key}
          ref={measure}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={total ?? (onEnd ? -1 : items.length)}
          className={styles.item}
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          <div role="presentation" onFocus={() => setFocused(index)} onBlur={() => setFocused(null)}>
            {children(items[index]!, index)}
          </div>
        </li>
      ))}
    </ul>
  )
}
