import { type RawBuilder, sql } from 'kysely'
import { isOwnTrade, type Trader } from '../../connections/door.ts'

/** Commission names no retailer of its own: it belongs to that of its invoice or of its order. */
const retailerOf = sql`coalesce(own.retailer_id, (select retailer_id from receivable where invoice_id = own.invoice_id),
  (select retailer_id from order_commission where order_id = own.order_id))`

/** The root of every statement about transactions, with the alias `own`. What is between a brand and the marketplace alone is read by whom its balance is. */
export function isOwnTransaction(actor: Trader): RawBuilder<boolean> {
  const isOwn = isOwnTrade(actor, 'own', retailerOf)
  if (actor.side === 'retailer' || actor.role === 'entityAdmin' || !readsBalance(actor)) return isOwn
  return sql`(${isOwn} or (own.brand_id = ${actor.entityId} and ${retailerOf} is null))`
}

/** The balance, payouts and commission statements of a brand are not for its representatives. */
export const readsBalance = ({ role }: Trader): boolean => role !== 'salesRepresentative'
