/** What `subscribers.ts` needs to write to both sides of an order. */
export { mailOrderQueue } from './mails/mail-order.ts'
