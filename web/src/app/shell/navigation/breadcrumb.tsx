import { Link, useMatches } from 'react-router'
import styles from './breadcrumb.module.css'
import type { AppRoute } from '../../routes/app-route.ts'
import { useWord } from '../../app-words.ts'

/** The way down to this page; a page on the first level has none. */
export function Breadcrumb() {
  const word = useWord()
  const route = useMatches().at(-1)?.handle as AppRoute | undefined
  if (!route?.breadcrumb) return null
  return (
    <nav aria-label={word('breadcrumb')}>
      <ol className={styles.crumbs}>
        {route.breadcrumb.map((crumb) => (
          <li key={crumb.to}>
            <Link to={crumb.to}>{word(crumb.word)}</Link>
          </li>
        ))}
        <li aria-current="page">{route.title ? word(route.title) : route.titleText?.()}</li>
      </ol>
    </nav>
  )
}
