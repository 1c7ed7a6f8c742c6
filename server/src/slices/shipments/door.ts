/** What `subscribers.ts` needs: the reactions to orders and payments. */
export { continuePaid } from './charge-shipment.ts'
export { creditUnusedDeposit, issueDeposit } from './invoices/issue-deposit.ts'
