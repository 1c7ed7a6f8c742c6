/** What invoicing books. */
export { type BookedInvoice, bookInvoice } from './receivables/book-invoice.ts'
export { bookCreditNote } from './receivables/book-credit-note.ts'
export { debtsOf, type OrderDebt, receivables, stateSql } from './model/receivables.queries.ts'
/** Outside of transactions; pass the invoice's total as `walletShare` when the order wants the wallet to pay its share. */
export { chargeInvoice } from './paying/charge-invoice.ts'
/** What an order's negotiation decides about money. */
export { fixCommission, markReferred, orderCompleted, releaseCommission } from './commission/fix-commission.ts'
export { changeCredit, holdCredit } from './credit/hold-credit.ts'
/** What commission that arrived releases. */
export { releaseRewards } from './rewards/release-rewards.ts'
/** What a referral earns. */
export { creditReferral } from './rewards/credit-referral.ts'
export { isReceived } from './model/held-commission.queries.ts'
export { currentRules } from './rules/rules.queries.ts'
/** What an entity has and owes. */
export { readWallet } from './view/read-wallet.ts'
