import { type ReactNode, useId } from 'react'
import styles from './analytics.module.css'

/** One figure or table in its box, and at its end what can be done with it. */
export function Card({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
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
