import type { ReactNode } from 'react'
import styles from '../feedback/skeletons.module.css'

type Props = { shape: 'product' | 'brand'; label?: string; children: ReactNode }

/** A few cards: brands in three, two and one column, products in four, three and two. It stands exactly where its skeleton stood. Long lists are virtual. */
export function CardGrid({ shape, label, children }: Props) {
  return (
    <ul aria-label={label} className={styles.cards} data-shape={shape}>
      {children}
    </ul>
  )
}
