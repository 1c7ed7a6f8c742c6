/** What an order shows of its money. */
export { OrderCommission } from './commission/order-commission.tsx'
/** What checkout offers. */
export { usePayingOptions } from './wallet.data.ts'
