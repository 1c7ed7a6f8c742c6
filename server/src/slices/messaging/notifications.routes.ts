import type { notifications } from '@souk/contract/messaging/notifications.contract.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { listBroadcasts, presentAsNotification } from './broadcasts/broadcasts.queries.ts'
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  presentNotification,
} from './notifications/notifications.queries.ts'

export const notificationsHandlers: Handlers<typeof notifications> = {
  async list({ actor, query: { box, ...query }, caller }, { db, say }) {
    if (box === 'broadcasts') {
      if (actor.side !== 'brand') throw new Refusal('forbidden')
      const { rows, ...page } = await listBroadcasts(db, actor.entityId, query)
      return { items: rows.map(presentAsNotification), ...page, unread: 0 }
    }
    const { rows, ...page } = await listNotifications(db, actor, query)
    const items = rows.map((row) => presentNotification(say, caller.language, row))
    return { items, ...page, unread: await countUnread(db, actor) }
  },
  async unread({ actor }, { db }) {
    return { unread: await countUnread(db, actor) }
  },
  markRead: ({ actor, params, body, caller }, { db, say }) =>
    inTransaction(db, async (tx) => {
      const row = found(await markRead(tx, actor, params.id, body?.isRead ?? true))
      await publishLive(tx, { userId: actor.userId }, 'notifications.changed')
      return presentNotification(say, caller.language, row)
    }),
  markAllRead: ({ actor }, { db }) =>
    inTransaction(db, async (tx) => {
      const read = await markAllRead(tx, actor)
      if (read > 0) await publishLive(tx, { userId: actor.userId }, 'notifications.changed')
      return { read }
    }),
}
