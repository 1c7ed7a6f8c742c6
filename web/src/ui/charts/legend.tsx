import styles from './charts.module.css'

type Entry = { label: string; look: 'line' | 'dashes' | number }

/** What is what; hidden from who cannot see it, since the table says it already. */
export function Legend({ entries }: { entries: readonly Entry[] }) {
  return (
    <figcaption className={styles.legend} aria-hidden>
      {entries.map(({ label, look }) => (
        <span key={label} className={styles.entry}>
          <span className={styles.key} data-look={look} />
          {label}
        </span>
      ))}
    </figcaption>
  )
}
