import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { NotificationKind } from '../identity/notification-settings.ts'
import { notificationList } from './messaging-lists.ts'

/** A line of the inbox; many events of one type in a short time are one line. */
export const Notification = z.object({
  id: z.uuid(),
  kind: NotificationKind,
  title: z.string(),
  text: z.string(),
  link: z.string(),
  events: z.int(),
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
})
export type Notification = z.infer<typeof Notification>

export const NotificationsQuery = z.safeExtend(listQuery(notificationList), {
  box: z._default(z.enum(['inbox', 'broadcasts']), 'inbox'),
})

const byId = z.strictObject({ id: z.uuid() })

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    allow: ['read', 'Profile'],
    query: NotificationsQuery,
    reply: page({ items: z.array(Notification), unread: z.int() }),
  }),
  /** For the bell: the number alone. */
  unread: endpoint({
    method: 'GET',
    path: '/api/notifications/unread',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    reply: z.object({ unread: z.int() }),
  }),
  markRead: endpoint({
    method: 'PATCH',
    path: '/api/notifications/:id',
    allow: ['read', 'Profile'],
    params: byId,
    body: z.nullish(z.strictObject({ isRead: z._default(z.boolean(), true) })),
    reply: Notification,
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/api/notifications/read-all',
    allow: ['read', 'Profile'],
    reply: z.object({ read: z.int() }),
  }),
}
