import type { ReactNode } from 'react'
import styles from './show-frame.module.css'

export function ShowSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}

export function Specimen({
  title,
  isBoxed = false,
  children,
}: {
  title: string
  isBoxed?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      <div className={isBoxed ? styles.box : undefined}>{children}</div>
    </div>
  )
}

export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
