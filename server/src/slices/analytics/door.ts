/** What a retailer bought. */
export { readPurchases } from './purchases/read-purchases.ts'
