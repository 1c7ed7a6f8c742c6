import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** What went wrong, where it went wrong; it stays until the next try. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.notice}>
      <IconAlertCircle size={18} stroke={1.7} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </p>
  )
}
