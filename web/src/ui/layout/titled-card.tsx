import { type ReactNode, useId } from 'react'
import styles from './titled-card.module.css'

/** A section in a box: its title, actions for all of it at the end, and its content. */
export function TitledCard({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
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
