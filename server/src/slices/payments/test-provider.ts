import { testCards, testCode } from '@souk/contract/payments/test-cards.ts'
import type { CardProvider } from './provider.ts'

/** Knows a few cards that nobody has: some succeed, one is declined, one asks for a second step. Charges nothing. */
export const testProvider: CardProvider = {
  name: 'test',
  async take({ number }) {
    const at = testCards.findIndex((card) => card.number === number)
    const card = testCards[at]
    if (!card) return { refused: 'onlyTestCards' }
    if (card.does === 'declines') return { refused: 'declined' }
    const status = card.does === 'asks' ? 'NEEDS_STEP' : 'VERIFIED'
    return { token: `test-card-${at}`, brand: card.brand, last4: number.slice(-4), status }
  },
  isCode: async (_token, code) => code === testCode,
}
