import { type RawBuilder, sql } from 'kysely'
import { isOwnRelation, type Trader } from '../../connections/door.ts'

/** The root of every statement about orders, with the alias `sales_order`: the entity's, and of a sales team those of its retailers. */
export function isOwnOrder(actor: Trader): RawBuilder<boolean> {
  if (actor.side === 'retailer') return sql`(sales_order.retailer_id = ${actor.entityId})`
  if (actor.role === 'entityAdmin') return sql`(sales_order.brand_id = ${actor.entityId})`
  return sql`(sales_order.brand_id = ${actor.entityId} and exists (select from relation
    where relation.retailer_id = sales_order.retailer_id and ${isOwnRelation(actor)}))`
}
