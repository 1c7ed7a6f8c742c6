import { sql } from 'kysely'
import type { OrderSide, OrderStatus } from '@souk/contract/orders/order-moves.ts'
import type { OrderEvent } from '@souk/contract/orders/order-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { type NotificationKind, requiredKinds } from '@souk/contract/identity/notification-kinds.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { quietUntil, wants } from '../../identity/door.ts'

/** A recipient of mails about an order. */
export type OrderReader = {
  userId: string
  email: string
  language: Language
  side: OrderSide
  timeZone: string
  notBefore: Date | null
}
type Parties = { brandId: string; retailerId: string }

/**
 * All buyers of the retailer; of the brand the retailer's representative, else its admins. Proven addresses only, and
 * those who want these mails; where no admin of an entity wants them, all of its admins get them.
 */
export async function readersOf(
  db: Db,
  { brandId, retailerId }: Parties,
  kind: NotificationKind,
): Promise<OrderReader[]> {
  const { rows } = await sql<OrderReader>`
    with known as (
      select user_account.id as user_id, user_account.email, user_account.language, entity.type as side, entity.time_zone,
        ${quietUntil} as not_before, ${wants(kind, 'mail')} as wants, association.role, association.created_at, exists (select from relation where relation.brand_id = ${brandId}
          and relation.retailer_id = ${retailerId} and relation.sales_rep_id = association.id) as is_rep
      from association join user_account on user_account.id = association.user_id join entity on entity.id = association.entity_id
      where association.entity_id in (${brandId}, ${retailerId}) and joined_at is not null and email_verified_at is not null
    )
    select user_id, email, language, side, time_zone, not_before from known reader
    where (side = 'retailer' or is_rep or (role = 'entityAdmin' and not exists (select from known where is_rep and wants)))
      and (wants or (${requiredKinds.has(kind)} and role = 'entityAdmin' and not exists (
        select from known where known.side = reader.side and role = 'entityAdmin' and wants)))
    order by side, created_at, user_id limit 50`.execute(db)
  return rows
}

/** An order as its mails speak of it. */
export type OrderToMail = Awaited<ReturnType<typeof orderToMail>> & object

export async function orderToMail(db: Db, id: string) {
  return db
    .selectFrom('salesOrder')
    .innerJoin('entity as brand', 'brand.id', 'salesOrder.brandId')
    .innerJoin('entity as retailer', 'retailer.id', 'salesOrder.retailerId')
    .select(['salesOrder.id', 'number', 'brandId', 'retailerId', 'salesOrder.currency', 'units', 'worth'])
    .select(['dueAt', 'cancelAskedAt', 'agreedRevision'])
    .select([
      sql<OrderStatus>`sales_order.status`.as('status'),
      sql<string>`sales_order.kept ->> 'brandName'`.as('brandName'),
      sql<string>`sales_order.kept ->> 'retailerName'`.as('retailerName'),
      sql<boolean>`brand.is_demo or retailer.is_demo`.as('isDemo'),
    ])
    .where('salesOrder.id', '=', id)
    .executeTakeFirst()
}

/** What happened, and whether it is still the last that did. */
export async function eventToMail(db: Db, id: string) {
  return db
    .selectFrom('orderEvent as event')
    .select(['event.orderId', 'event.userId', 'event.revision', 'event.reason', 'event.text'])
    .select([
      sql<OrderEvent['kind']>`event.kind`.as('kind'),
      sql<OrderSide | null>`event.by_side`.as('by'),
      sql<boolean>`not exists (select from order_event later where later.order_id = event.order_id and later.id > event.id)`.as(
        'isLast',
      ),
    ])
    .where('event.id', '=', id)
    .executeTakeFirst()
}
export type EventToMail = Awaited<ReturnType<typeof eventToMail>> & object
