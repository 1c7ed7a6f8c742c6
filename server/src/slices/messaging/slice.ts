import { broadcastMails, broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import { messagingMessages } from '@souk/contract/messaging/messaging.messages.ts'
import { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { broadcastWords } from './broadcasts/broadcast-words.ts'
import { broadcastMailsHandlers, broadcastsHandlers, serveClicks, takeForms } from './broadcasts/broadcasts.routes.ts'
import { conversationsHandlers } from './conversations/conversations.routes.ts'
import { messagingJobs } from './messaging.jobs.ts'
import { notificationWords } from './notifications/notification-words.ts'
import { notificationReactions } from './notifications/notify.ts'
import { soukWords } from './notifications/souk-words.ts'
import { notificationsHandlers } from './notifications.routes.ts'
import { messagingSummaries } from './messaging.summaries.ts'

export const messagingSlice = slice({
  name: 'messaging',
  about: 'Conversations, notifications and broadcast mail.',
  groups: {
    broadcasts: calls(broadcasts, broadcastsHandlers),
    broadcastMails: calls(broadcastMails, broadcastMailsHandlers, takeForms),
    clicks: { contract: {}, mount: async (app, deps) => serveClicks(app, deps) },
    conversations: calls(conversations, conversationsHandlers),
    notifications: calls(notifications, notificationsHandlers),
  },
  summaries: messagingSummaries,
  messages: [messagingMessages, notificationWords, soukWords, broadcastWords],
  jobs: messagingJobs,
  reactions: notificationReactions,
})
