import type { Card } from '@souk/contract/payments/payments.contract.ts'
import { isExpired } from '@souk/contract/payments/card-number.ts'

/** Brands of cards are called the same everywhere. */
const brands: Record<Card['brand'], string> = { VISA: 'Visa', MASTERCARD: 'Mastercard', AMEX: 'American Express' }
export const brandName = (brand: Card['brand']) => brands[brand]
/** Isolated: a name and digits keep their order in both languages. */
export const cardName = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>) => `\u2068${brands[brand]} ${last4}\u2069`
export const expiryOf = ({ expMonth, expYear }: Card) => `${String(expMonth).padStart(2, '0')}/${expYear}`

/** What keeps a card from being used, if anything does. */
export function hurdleOf(card: Card): 'expired' | 'needsStep' | null {
  if (isExpired(card, new Date())) return 'expired'
  return card.status === 'NEEDS_STEP' ? 'needsStep' : null
}
