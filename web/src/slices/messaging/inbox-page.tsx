import { useT } from '../../lib/language/use-t.ts'
import { Page } from '../../ui/layout/page.tsx'
import { NotificationList } from './notifications/notification-list.tsx'

/** /inbox: what happened. */
export function InboxPage() {
  const t = useT('messaging')
  return (
    <Page title={t('titles.inbox')}>
      <NotificationList />
    </Page>
  )
}
