import { isOwnTrade, type Trader } from '../../connections/door.ts'

/** The root of every statement about orders, with the alias `sales_order`. */
export const isOwnOrder = (actor: Trader) => isOwnTrade(actor, 'salesOrder')
