import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { calls, slice } from '../../platform/slice.ts'
import { messagingJobs } from './messaging.jobs.ts'
import { notificationWords } from './notifications/notification-words.ts'
import { notificationsHandlers } from './notifications/notifications.routes.ts'

export const messagingSlice = slice({
  name: 'messaging',
  groups: { notifications: calls(notifications, notificationsHandlers) },
  messages: [notificationWords],
  jobs: messagingJobs,
})
