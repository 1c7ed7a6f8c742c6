import { type ReactNode, useId } from 'react'
import styles from './shipment-card.module.css'

/** A box with its title, and actions that belong to all of it at the end. */
export function ShipmentCard({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
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
