import { type ReactNode, useId } from 'react'
import styles from './titled-card.module.css'

/** One box with its title, and at its end what belongs to all of it. */
export function OrderCard({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}
