import { isOwnTrade, type Trader } from '../../connections/door.ts'

/** The tenant scope of shipments and invoices. */
export const isOwnShipment = (actor: Trader) => isOwnTrade(actor, 'shipment')
export const isOwnInvoice = (actor: Trader) => isOwnTrade(actor, 'invoice')

export const counterpartOf = ({ side }: Trader) => (side === 'brand' ? 'retailer' : 'brand')
