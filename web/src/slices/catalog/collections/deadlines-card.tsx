import { Link } from 'react-router'
import { useCanNavigate } from '../../../lib/reachable-pages.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Card } from '../../../ui/layout/stack.tsx'
import { Countdown, DeadlineDay } from '../../../ui/values/date.tsx'
import { useUpcomingDeadlines } from '../model/collections.data.ts'
import styles from './deadlines-card.module.css'

const maxShown = 6

/** What closes within a month: a brand's own collections, or those a retailer may order from. */
export function DeadlinesCard() {
  const t = useT('deadlines')
  const { entityType } = useSession()
  const isOpen = useCanNavigate()
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  const { data = [] } = useUpcomingDeadlines(30, isTrader)
  if (!isTrader || data.length === 0) return null
  const placeOf = (id: string, brandId: string) =>
    [`/collections/edit/${id}`, `/products/${id}`, `/brand/${brandId}`].find(isOpen)
  return (
    <Card as="section" className={styles.card} aria-labelledby="deadlines">
      <h2 id="deadlines">{t('title')}</h2>
      <ul>
        {data.slice(0, maxShown).map(({ id, brandId, brandName, collectionName, deadlineAt, timeZone }) => {
          const to = placeOf(id, brandId)
          return (
            <li key={id} className={styles.line}>
              <span className={styles.name}>
                {to ? (
                  <Link to={to}>
                    <bdi>{collectionName}</bdi>
                  </Link>
                ) : (
                  <bdi>{collectionName}</bdi>
                )}
                {entityType === 'retailer' && <bdi className="caption">{brandName}</bdi>}
              </span>
              <span className={styles.when}>
                {deadlineAt && <DeadlineDay at={deadlineAt} timeZone={timeZone} />}
                {deadlineAt && (
                  <span className="caption">
                    <Countdown to={deadlineAt} />
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {data.length > maxShown && <p className="caption num">{t('more', { count: data.length - maxShown })}</p>}
    </Card>
  )
}
