import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { notificationKinds } from '../identity/notification-kinds.ts'

/** The last spoken first. */
export const conversationList = list({
  filters: { q: filter.text, filter: filter.one(['unread', 'mine']) },
  sorts: ['newest'],
})
export type ConversationFilters = FiltersOf<typeof conversationList>

export const notificationList = list({
  filters: { kind: filter.one(notificationKinds), unread: filter.one(['true']) },
  sorts: ['newest'],
})
export type NotificationFilters = FiltersOf<typeof notificationList>

export const broadcastList = list({ filters: {}, sorts: ['newest'] })
