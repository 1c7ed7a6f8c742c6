import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { Row } from './stack.tsx'
import styles from './page.module.css'

type Crumb = { label: string; to: string }
type Props = {
  title: string
  /** One line that says what matters now: "2 orders need your attention". Empty, it keeps its place until it is known. */
  lead?: ReactNode
  /** The way down to here, without the page itself. */
  crumbs?: readonly Crumb[]
  actions?: ReactNode
  /** The step of the tour that points at the head of this page. */
  tour?: string
  children?: ReactNode
}

export function Page({ title, lead, crumbs = [], actions, tour, children }: Props) {
  return (
    <>
      <Row as="header" gap={16} align="end" className={styles.head} data-tour={tour}>
        <div className={styles.words}>
          {crumbs.length > 0 && <Crumbs crumbs={crumbs} title={title} />}
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead === '' ? '\u00a0' : lead}</p>}
        </div>
        {actions && <Row>{actions}</Row>}
      </Row>
      {children}
    </>
  )
}

/** The way down to a page that lays itself out. */
export function Crumbs({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  const t = useT('ui')
  return (
    <nav aria-label={t('crumbs.label')}>
      <Row as="ol" className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </Row>
    </nav>
  )
}
