import type { ReactNode } from 'react'
import styles from './entries.module.css'

/** Rows of a list as entries with a line between them. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles.entries}>
      {children}
    </ul>
  )
}

type Props = {
  title: ReactNode
  /** What is said of it, under its title. */
  children?: ReactNode
  /** What stands at its end: a state, a button. */
  end?: ReactNode
  /** The whole entry is a button; then its end holds none. */
  onOpen?: () => void
}

export function Entry({ title, children, end, onOpen }: Props) {
  const content = (
    <>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
      {end}
    </>
  )
  return (
    <li>
      {onOpen ? (
        <button type="button" className={styles.entry} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={styles.entry}>{content}</div>
      )}
    </li>
  )
}
