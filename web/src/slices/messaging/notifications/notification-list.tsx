import { kindsOf } from '@souk/contract/identity/notification-kinds.ts'
import { notificationList } from '@souk/contract/messaging/messaging-lists.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { asView } from '../../../lib/url/url-state.ts'
import { listFields, useList } from '../../../lib/url/use-list.ts'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { NotificationLines } from './notification-lines.tsx'
import { useMarkAllRead, useNotifications } from './notifications.data.ts'

const { kind, unread } = listFields(notificationList, ['kind', 'unread'])
const fields = { kind, unread: asView(unread) }

/** All notifications, with filters in the address. */
export function NotificationList() {
  const t = useT('messaging')
  const { entityType } = useSession()
  const state = useList(notificationList, fields)
  const readAll = useMarkAllRead()
  const query = useNotifications(state.query)
  return (
    <ListFrame
      name="notifications"
      words="messaging"
      state={state}
      tab="unread"
      choices={{
        of: ['kind'],
        only: (name) => (name === 'kind' ? kindsOf(entityType ?? '') : undefined),
      }}
      tools={
        <Button
          whyNot={!query.data?.unread && t('notifications.allRead')}
          isBusy={readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          {t('notifications.readAll')}
        </Button>
      }
      query={query}
      rows={({ items }) => items}
      skeleton={<TableSkeleton rows={6} columns={1} />}
      none={{ title: t('notifications.empty'), text: t('notifications.empty.text') }}
    >
      {(items) => <NotificationLines items={items} level="h2" />}
    </ListFrame>
  )
}
