import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'
import {
  type AudienceGroup,
  type Broadcast,
  broadcastLimits,
  type BroadcastRow,
  type BroadcastStatus,
} from '@souk/contract/messaging/broadcasts.contract.ts'
import type { Notification } from '@souk/contract/messaging/notifications.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Language } from '../../../platform/base/messages.ts'

/** Every statement about broadcasts starts at the brand. */
export function broadcastRows(db: Db, brandId: string) {
  const counts = sql<{
    recipients: number
    waiting: number
    delivered: number
    bounced: number
    failed: number
    skipped: number
    unsubscribed: number
    clicked: number
    orders: number
  }>`(select jsonb_build_object('recipients', count(*), 'waiting', count(*) filter (where recipient.status in ('WAITING', 'SENDING')),
      'delivered', count(*) filter (where recipient.status = 'SENT'), 'bounced', count(*) filter (where recipient.status = 'BOUNCED'),
      'failed', count(*) filter (where recipient.status = 'FAILED'), 'skipped', count(*) filter (where recipient.status = 'SKIPPED'),
      'unsubscribed', count(recipient.unsubscribed_at), 'clicked', count(recipient.clicked_at),
      'orders', (select count(*) from sales_order where sales_order.brand_id = broadcast.brand_id and exists (
        select from broadcast_recipient clicker where clicker.broadcast_id = broadcast.id and clicker.retailer_id = sales_order.retailer_id
          and sales_order.created_at between clicker.clicked_at and clicker.clicked_at + make_interval(days => ${broadcastLimits.orderDays}))))
    from broadcast_recipient recipient where recipient.broadcast_id = broadcast.id)`
  return db
    .selectFrom('broadcast')
    .select(['id', 'brandId', 'subject', 'sendAt', 'createdAt', 'finishedAt', 'version', 'failure'])
    .select([
      sql<Language>`language`.as('language'),
      sql<BroadcastStatus>`status`.as('status'),
      sql<'brand' | 'recipient'>`zone`.as('zone'),
      sql<BroadcastDocument>`body`.as('body'),
      sql<AudienceGroup[]>`audience`.as('audience'),
      counts.as('counts'),
    ])
    .where('brandId', '=', brandId)
}
export type BroadcastRecord = Awaited<ReturnType<ReturnType<typeof broadcastRows>['execute']>>[number]

export const findBroadcast = (db: Db, brandId: string, id: string) =>
  broadcastRows(db, brandId).where('id', '=', id).executeTakeFirst()

/** Locked before it is changed, sent or cancelled. */
export async function lockBroadcast(tx: Db, brandId: string, id: string) {
  await sql`select from broadcast where id = ${id} and brand_id = ${brandId} for no key update`.execute(tx)
  return findBroadcast(tx, brandId, id)
}

export const listBroadcasts = (db: Db, brandId: string, paging: Paging) =>
  pagedList(
    db,
    broadcastRows(db, brandId),
    (rows) => rows,
    { id: 'broadcast.id', by: ['broadcast.createdAt'], direction: 'desc' },
    paging,
  )

export function presentBroadcastRow(row: BroadcastRecord): BroadcastRow {
  const { id, subject, language, status, zone, counts } = row
  return {
    id,
    subject,
    language,
    status,
    zone,
    sendAt: row.sendAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    ...counts,
  }
}

export function presentBroadcast(row: BroadcastRecord): Broadcast {
  const { body, audience, version, failure } = row
  return { ...presentBroadcastRow(row), body, audience, version, failure }
}

/** As a line of the box of broadcasts. */
export function presentAsNotification(row: BroadcastRecord): Notification {
  return {
    id: row.id,
    kind: 'messages',
    title: row.subject,
    text: row.status,
    link: `/messages?tab=broadcasts&broadcast=${row.id}`,
    events: 1,
    createdAt: row.createdAt.toISOString(),
    readAt: row.createdAt.toISOString(),
  }
}

/** The first click of a recipient counts; later ones change nothing. */
export async function noteClick(db: Db, recipientId: string): Promise<void> {
  await sql`update broadcast_recipient set clicked_at = now()
    where id = ${recipientId} and clicked_at is null`.execute(db)
}
