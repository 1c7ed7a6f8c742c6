import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { NotificationLines } from './notification-lines.tsx'
import styles from './notification-panel.module.css'
import { useMarkAllRead, useNotifications } from './notifications.data.ts'

/** The newest notifications under the bell. */
export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const t = useT('messaging')
  const readAll = useMarkAllRead()
  const query = useNotifications({ limit: 8 })
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('notifications.title')}</h2>
        <Button
          look="quiet"
          size="small"
          whyNot={!query.data?.unread && t('notifications.allRead')}
          isBusy={readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          {t('notifications.readAll')}
        </Button>
      </div>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} columns={1} />}
        empty={({ total }) => total === 0 && { title: t('notifications.empty'), text: t('notifications.empty.text') }}
      >
        {({ items }) => <NotificationLines items={items} level="h3" onOpen={onDone} />}
      </QueryView>
      <div className={styles.foot}>
        <Link to="/inbox" onClick={onDone}>
          {t('notifications.all')}
        </Link>
        <Link to="/profile?tabIndex=1#notifications" onClick={onDone}>
          {t('notifications.settings')}
        </Link>
      </div>
    </div>
  )
}
