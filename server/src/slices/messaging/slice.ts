import { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import { messagingMessages } from '@souk/contract/messaging/messaging.messages.ts'
import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { calls, slice } from '../../platform/slice.ts'
import { conversationsHandlers } from './conversations/conversations.routes.ts'
import { messagingJobs } from './messaging.jobs.ts'
import { notificationWords } from './notifications/notification-words.ts'
import { notificationsHandlers } from './notifications/notifications.routes.ts'

export const messagingSlice = slice({
  name: 'messaging',
  groups: {
    conversations: calls(conversations, conversationsHandlers),
    notifications: calls(notifications, notificationsHandlers),
  },
  messages: [messagingMessages, notificationWords],
  jobs: messagingJobs,
})
