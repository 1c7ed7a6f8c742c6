import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './bare-button.module.css'

type Look = 'primary' | 'plain'

/** Buttons of the screens that must stand without the component kit. */
export function BareButton({ look, onClick, children }: { look: Look; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles[look]} onClick={onClick}>
      {children}
    </button>
  )
}

export function BareLink({ look, to, children }: { look: Look; to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles[look]}>
      {children}
    </Link>
  )
}
