/** What ordering needs: a card that may be charged later. */
export { requireCard } from './require-card.ts'
/** What the wallet needs to take payments and give them back. */
export { chargePayment, confirmPayment, stepOf } from './charge-payment.ts'
export { createPayment, findPayment, lastPaymentOf, type Payment, type PaymentStatus } from './payments.queries.ts'
export { cardProvider, checkProvider, providerNameFor, providerNameOf } from './provider.ts'
export { createRefund, settleRefund } from './refund-payment.ts'
