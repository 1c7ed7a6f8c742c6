import { describeLists } from '../../ui/testing/list-pages.tsx'
import { BroadcastsView } from './broadcasts/broadcasts-view.tsx'
import { ConversationList } from './conversations/conversation-list.tsx'
import { NotificationList } from './notifications/notification-list.tsx'

const createdAt = '2026-11-19T10:00:00.000Z'
const counterpart = { id: '2', name: 'Kin & Co', logo: null }
const noCounts = { recipients: 0, delivered: 0, clicked: 0, orders: 0 }

describeLists([
  {
    name: 'conversations',
    page: () => <ConversationList openId={null} onOpen={() => {}} />,
    words: ['messaging'],
    path: '/api/v2/conversations',
    rows: 'conversations',
    row: { id: '1', counterpart, unread: 1, lastMessageAt: createdAt, excerpt: 'Hello', assignee: null },
    shows: 'Kin & Co',
    none: 'No conversations yet',
  },
  {
    name: 'notifications',
    page: () => <NotificationList />,
    words: ['messaging'],
    path: '/api/notifications',
    row: {
      id: '1',
      kind: 'orders',
      title: 'A new order',
      text: '',
      link: '/orders',
      events: 1,
      createdAt,
      readAt: null,
    },
    shows: 'A new order',
    none: 'No notifications yet',
  },
  {
    name: 'broadcasts',
    page: () => <BroadcastsView />,
    words: ['messaging', 'broadcast'],
    path: '/api/notifications/broadcasts',
    rows: 'broadcasts',
    row: { id: '1', subject: 'Spring is here', status: 'SENT', createdAt, sendAt: null, ...noCounts },
    shows: 'Spring is here',
    none: 'No emails yet',
  },
])
