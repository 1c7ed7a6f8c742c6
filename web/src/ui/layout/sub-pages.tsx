import { NavLink } from 'react-router'
import styles from './sub-pages.module.css'

type Props = {
  label: string
  pages: readonly { to: string; label: string; end?: boolean }[]
  /** The step of the tour that points at these links. */
  tour?: string
}

/** The pages of one area, the current one marked: the wallet, the integrations. */
export function SubPages({ label, pages, tour }: Props) {
  return (
    <nav aria-label={label} data-tour={tour} className={styles.pages}>
      {pages.map(({ to, label: name, end = false }) => (
        <NavLink key={to} to={to} end={end} className={styles.page ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
