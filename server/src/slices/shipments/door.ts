/** What `subscribers.ts` needs: the reactions to orders and payments. */
export { mailShipmentQueue } from './mails/mail-shipment.ts'
export { continuePaid } from './moving/charge-shipment.ts'
export { creditUnusedDeposit, issueDeposit } from './invoices/issue-deposit.ts'
