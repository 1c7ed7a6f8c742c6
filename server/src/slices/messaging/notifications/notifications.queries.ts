import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { NotificationKind } from '@souk/contract/identity/notification-kinds.ts'
import type { NotificationFilters } from '@souk/contract/messaging/messaging-lists.ts'
import type { Notification } from '@souk/contract/messaging/notifications.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { type CatalogViewer, isCollectionOpen, viewerOf } from '../../catalog/door.ts'
import { isOwnRelation, traderOf } from '../../connections/door.ts'
import { type NoticeParams, noticeWords } from './notice-words.ts'

/** What a person reads in one association: of a sales team only its retailers, and collections only while they are visible. */
export function isReadable(actor: Actor, viewer: CatalogViewer): RawBuilder<boolean> {
  return sql`(notification.user_id = ${actor.userId} and notification.entity_id is not distinct from ${actor.entityId}::uuid
    and ${ofOwnRetailers(actor)} and (notification.collection_id is null or exists (
      select from collection join entity brand on brand.id = collection.brand_id
      where collection.id = notification.collection_id and ${isCollectionOpen(viewer)})))`
}

function ofOwnRetailers(actor: Actor): RawBuilder<boolean> {
  if (actor.side !== 'brand' || actor.role === 'entityAdmin') return sql`true`
  return sql`(notification.counterpart_id is null or exists (
    select from relation where relation.retailer_id = notification.counterpart_id and ${isOwnRelation(traderOf(actor))}))`
}

const inApp = async (db: Db, actor: Actor) =>
  db
    .selectFrom('notification')
    .where('isInApp', '=', true)
    .where(isReadable(actor, await viewerOf(db, actor)))

const columns = ['id', 'kind', 'type', 'params', 'link', 'events', 'createdAt', 'readAt'] as const
export type NotificationRow = {
  id: string
  kind: string
  type: string
  params: unknown
  link: string
  events: number
  createdAt: Date
  readAt: Date | null
}

/** The newest first. */
export async function listNotifications(
  db: Db,
  actor: Actor,
  { kind, unread, ...paging }: NotificationFilters & Paging,
) {
  const isSought = allGiven<NotificationFilters>(
    { kind, unread },
    { kind: (one) => sql`notification.kind = ${one}`, unread: () => sql`notification.read_at is null` },
  )
  return pagedList(
    db,
    (await inApp(db, actor)).select([...columns]),
    (rows) => rows.where(isSought),
    { id: 'notification.id', by: ['notification.createdAt'], direction: 'desc' },
    paging,
  )
}

export async function countUnread(db: Db, actor: Actor): Promise<number> {
  const { count } = await (
    await inApp(db, actor)
  )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** What was read keeps the time at which it was. */
export async function markRead(
  db: Db,
  actor: Actor,
  id: string,
  isRead: boolean,
): Promise<NotificationRow | undefined> {
  return db
    .updateTable('notification')
    .set({ readAt: isRead ? sql<Date>`coalesce(read_at, now())` : null })
    .where('id', '=', id)
    .where('isInApp', '=', true)
    .where(isReadable(actor, await viewerOf(db, actor)))
    .returning([...columns])
    .executeTakeFirst()
}

export async function markAllRead(db: Db, actor: Actor): Promise<number> {
  const rows = await db
    .updateTable('notification')
    .set({ readAt: sql`now()` })
    .where('readAt', 'is', null)
    .where('isInApp', '=', true)
    .where(isReadable(actor, await viewerOf(db, actor)))
    .returning('id')
    .execute()
  return rows.length
}

export function presentNotification(say: Say, language: Language, row: NotificationRow): Notification {
  const { id, kind, type, link, events } = row
  const { isolated: params } = noticeWords(say, language, row.params as NoticeParams)
  const title = say(language, `notification.${type}.title`, params)
  const text = say(language, `notification.${type}.text`, params)
  const isMany = events > 1
  return {
    id,
    kind: kind as NotificationKind,
    title: isMany ? say(language, `notification.many.${kind}`, { total: events }) : title,
    text: isMany ? say(language, 'notification.many.latest', { title }) : text,
    link,
    events,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }
}
