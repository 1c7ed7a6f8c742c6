import { type RawBuilder, sql } from 'kysely'
import { isOwnRelation, type Trader } from '../connections/door.ts'

/** The tenant scope of shipments and invoices: the entity's own, and of a sales team those of its retailers. */
function isOwn(actor: Trader, table: 'shipment' | 'invoice'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  if (actor.side === 'retailer') return sql`(${column('retailerId')} = ${actor.entityId})`
  if (actor.role === 'entityAdmin') return sql`(${column('brandId')} = ${actor.entityId})`
  return sql`(${column('brandId')} = ${actor.entityId} and exists (select from relation
    where relation.retailer_id = ${column('retailerId')} and ${isOwnRelation(actor)}))`
}
export const isOwnShipment = (actor: Trader) => isOwn(actor, 'shipment')
export const isOwnInvoice = (actor: Trader) => isOwn(actor, 'invoice')

export const counterpartOf = ({ side }: Trader) => (side === 'brand' ? 'retailer' : 'brand')
