import { type ReactNode, useId } from 'react'
import { Stack } from './stack.tsx'
import styles from './summary.module.css'

/** What is worked on, and beside it what it comes to; where there is no room, below it. */
export function SummaryBeside({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sides}>
      <Stack gap={40} className={styles.work}>
        {children}
      </Stack>
      {summary}
    </div>
  )
}

export function Summary({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </aside>
  )
}

type Total = { key: string; label: string; value: string }

/** One row for each currency: none is added to another. */
export function Totals({ rows }: { rows: readonly Total[] }) {
  return (
    <Stack as="dl" gap={4} className={styles.totals}>
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt className="num">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </Stack>
  )
}
