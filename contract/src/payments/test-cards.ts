export type CardBrand = 'VISA' | 'MASTERCARD' | 'AMEX'
/** `…Later`: the card can be saved, and then declines a charge or asks for a second step. */
type TestCard = {
  number: string
  brand: CardBrand
  does: 'succeeds' | 'declines' | 'asks' | 'declinesLater' | 'asksLater'
}

/** The only cards that the built-in test provider knows; none of them is anybody's. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'VISA', does: 'succeeds' },
  { number: '5555555555554444', brand: 'MASTERCARD', does: 'succeeds' },
  { number: '378282246310005', brand: 'AMEX', does: 'succeeds' },
  { number: '4000000000000002', brand: 'VISA', does: 'declines' },
  { number: '4000002500003155', brand: 'VISA', does: 'asks' },
  { number: '4000000000000341', brand: 'VISA', does: 'declinesLater' },
  { number: '4000002760003184', brand: 'VISA', does: 'asksLater' },
]
/** What the test provider's bank would send to a telephone. */
export const testCode = '123456'
