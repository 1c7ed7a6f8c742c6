/** What `subscribers.ts` needs to bring the figures of changed orders up to date. */
export { rollUpSales } from './rollups/roll-up-sales.ts'
/** What a retailer bought. */
export { readPurchases } from './purchases/read-purchases.ts'
