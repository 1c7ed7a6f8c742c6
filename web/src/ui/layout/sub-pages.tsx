import type { Ref } from 'react'
import { NavLink } from 'react-router'
import styles from './sub-pages.module.css'

type Props = {
  label: string
  pages: readonly { to: string; label: string; end?: boolean }[]
  ref?: Ref<HTMLElement>
  /** The step of the tour that points at these links. */
  tour?: string
}

/** The pages of one area, the current one marked: the wallet, the console, the integrations. */
export function SubPages({ label, pages, ref, tour }: Props) {
  return (
    <nav ref={ref} aria-label={label} data-tour={tour} className={styles.pages}>
      {pages.map(({ to, label: name, end = false }) => (
        <NavLink key={to} to={to} end={end} className={styles.page ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
