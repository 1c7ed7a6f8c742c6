import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = { label: string; value: ReactNode }
type Props = { facts: readonly Fact[]; look?: 'lines' | 'columns' }

/** What is known about one thing: lines of label and value, or small labels above values in columns. */
export function FactList({ facts, look = 'lines' }: Props) {
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
