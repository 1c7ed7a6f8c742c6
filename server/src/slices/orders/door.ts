/** What shipping needs: units and stock of lines, and the axes that follow from them. */
export { unitsOf } from './model/units.ts'
export { packLines, type Portion, stepLines } from './model/progress.queries.ts'
export { consumeStock, giveBackStock, holdAgain, restock, takeFreeStock } from './stock/ship-stock.ts'
export { type KeptLine, type Line, linesOf } from './model/lines.queries.ts'
export { settleFulfilment } from './negotiation/move-order.ts'
export { type OrderRecord, orderRows } from './model/orders.queries.ts'
export { readersOf } from './reading/order-readers.queries.ts'
export { isOwnOrder } from './model/order-scope.ts'
/** Orders as their two sides see them. */
export { listOrders } from './model/orders.queries.ts'
export { presentRow } from './reading/present-order.ts'
export { orderedProducts } from './reading/ordered-products.ts'
