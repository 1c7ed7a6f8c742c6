/** What `subscribers.ts` needs to write to both sides of an order. */
export { mailOrderQueue } from './mails/mail-order.ts'
/** What shipping needs: units and stock of lines, and the axes that follow from them. */
export { unitsOf } from './checkout/hold-stock.ts'
export { packLines, type Portion, stepLines } from './fulfilment/progress.queries.ts'
export { consumeStock, giveBackStock, holdAgain, restock, takeFreeStock } from './fulfilment/ship-stock.ts'
export { type KeptLine, type Line, linesOf } from './lines.queries.ts'
export { settleFulfilment } from './negotiation/move-order.ts'
export { type OrderRecord, orderRows } from './orders.queries.ts'
export { readersOf } from './reading/order-readers.queries.ts'
export { isOwnOrder } from './reading/order-scope.ts'
/** Orders as their two sides see them. */
export { listOrders } from './orders.queries.ts'
export { presentRow } from './reading/present-order.ts'
export { orderedProducts } from './reading/ordered-products.ts'
