import { useT } from '../../../lib/language/use-t.ts'
import { Moment } from '../../../ui/values/date.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { useImpersonations } from '../account/account.data.ts'
import styles from '../account/session-list.module.css'

/** When an admin worked as this person, and how much they did. */
export function ImpersonationList() {
  const t = useT('account')
  const visits = useImpersonations()
  return (
    <QueryView query={visits} skeleton={<TableSkeleton rows={1} columns={2} />}>
      {(list) =>
        list.length === 0 ? (
          <p className={styles.facts}>{t('visits.none')}</p>
        ) : (
          <ul aria-label={t('visits.title')} className={styles.list}>
            {list.map(({ id, adminName, at, requests, reason }) => (
              <li key={id} className={styles.line}>
                <div className={styles.words}>
                  <p className={styles.name}>
                    <bdi>{adminName}</bdi>
                  </p>
                  <p className={styles.facts}>
                    <Moment value={at} look="both" />
                    <span className="num">{t('visits.requests', { count: requests })}</span>
                  </p>
                  {reason && (
                    <p className={styles.facts}>
                      <bdi>{reason}</bdi>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  )
}
