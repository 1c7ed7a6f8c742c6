import { loadNamespaces } from '../../lib/language/i18n.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

/** What an order shows of its money. */
export { OrderCommission } from './commission/order-commission.tsx'
/** What checkout offers. */
export { usePayingOptions } from './model/wallet.data.ts'
/** What an invoice offers a brand whose money came from outside. */
export async function loadRecordPayment() {
  const [module] = await Promise.all([import('./transfers/record-payment.tsx'), loadNamespaces('wallet')])
  return module.RecordPayment
}
/** What a Souk administrator reads of an entity's money. */
export const EntityWallet = lazyPart(async () => (await import('./transactions/entity-wallet.tsx')).EntityWallet)
export const EntityTransactions = lazyPart(
  async () => (await import('./transactions/entity-wallet.tsx')).EntityTransactions,
)
