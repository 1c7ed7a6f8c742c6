/** What each call does, for the documentation of the API. */
export const paymentsSummaries = {
  'payments.cards': 'List saved cards',
  'payments.save': 'Save a card',
  'payments.confirm': 'Confirm a card',
  'payments.remove': 'Remove a card',
  'payments.setup': 'Begin to enter a card at the provider',
  'payments.finishSetup': 'Finish entering a card at the provider',
}
