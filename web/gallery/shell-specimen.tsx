import type { ReactNode } from 'react'
import styles from './shell-specimen.module.css'

type Props = { title: string; isWide?: boolean; children: ReactNode }

/** A piece of the frame in a frame: what is fixed to the window elsewhere stays inside here. */
export function ShellSpecimen({ title, isWide = false, children }: Props) {
  return (
    <div data-wide={isWide || undefined} className={styles.specimen}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.frame}>{children}</div>
    </div>
  )
}
