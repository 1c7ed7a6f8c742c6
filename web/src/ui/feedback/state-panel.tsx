import type { ReactNode } from 'react'
import styles from './state-panel.module.css'

type Props = {
  title: string
  children?: ReactNode
  /** One action; a second thing to do is a second thing to read. */
  action?: ReactNode
  note?: ReactNode
  /** Where it stands for the whole page, its line is the page's title. */
  isPage?: boolean
  isAlert?: boolean
}

/** Why there is nothing to see here, and what to do about it. */
export function StatePanel({ title, children, action, note, isPage = false, isAlert = false }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.panel} role={isAlert ? 'alert' : undefined}>
      <Title>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
