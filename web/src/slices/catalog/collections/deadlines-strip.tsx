import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Countdown, DeadlineDay } from '../../../ui/values/date.tsx'
import { useUpcomingDeadlines } from '../model/collections.data.ts'
import styles from './deadlines-strip.module.css'

const maxShown = 4

/** What closes within a month, the soonest first; where nothing does, nothing stands here. */
export function DeadlinesStrip() {
  const t = useT('catalog')
  const { data = [] } = useUpcomingDeadlines()
  if (data.length === 0) return null
  return (
    <Row aria-labelledby="deadlines" as="section" gap={24} align="baseline" className={styles.strip}>
      <h2 id="deadlines" className={styles.title}>
        {t('deadlines')}
      </h2>
      <Row as="ul" gap={32}>
        {data.slice(0, maxShown).map(({ id, collectionName, deadlineAt, timeZone }) => (
          <Row key={id} as="li" align="baseline">
            <Link to={`/collections/edit/${id}`} className={styles.name}>
              <bdi>{collectionName}</bdi>
            </Link>
            {deadlineAt && <DeadlineDay at={deadlineAt} timeZone={timeZone} />}
            {deadlineAt && (
              <span className={styles.left}>
                <Countdown to={deadlineAt} />
              </span>
            )}
          </Row>
        ))}
      </Row>
    </Row>
  )
}
