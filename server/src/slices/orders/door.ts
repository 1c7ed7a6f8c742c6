/** What `subscribers.ts` needs to write to both sides of an order. */
export { mailOrderQueue } from './mail-order.ts'
/** What shipping needs: units and stock of lines, and the axes that follow from them. */
export { type Units, unitsOf } from './hold-stock.ts'
export type { KeptLine, Line } from './lines.queries.ts'
export { settleFulfilment } from './move-order.ts'
export { type OrderRecord, orderRows } from './orders.queries.ts'
export { packLines, type Portion, progressOf, stepLines } from './progress.queries.ts'
export { consumeStock, giveBackStock, holdAgain, restock, takeFreeStock } from './ship-stock.ts'
export { isOwnOrder } from './whose-order.ts'
