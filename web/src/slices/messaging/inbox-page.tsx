import { useT } from '../../lib/language/use-t.ts'
import { useActor } from '../../lib/session/use-session.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { ConversationsView } from './conversations/conversations-view.tsx'
import { NotificationList } from './notifications/notification-list.tsx'

/** /inbox: what happened, and for a retailer its conversations; a brand has those at /messages. */
export function InboxPage() {
  const t = useT('messaging')
  const side = useActor()?.side
  return (
    <Page title={t('titles.inbox')}>
      {side === 'retailer' ? (
        <Tabs
          label={t('titles.inbox')}
          tabs={[
            { key: 'notifications', label: t('notifications.title'), content: <NotificationList /> },
            { key: 'messages', label: t('conversations.title'), content: <ConversationsView /> },
          ]}
        />
      ) : (
        <NotificationList />
      )}
    </Page>
  )
}
