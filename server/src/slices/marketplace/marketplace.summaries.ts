/** What each call does, for the documentation of the API. */
export const marketplaceSummaries = {
  'marketplace.read': 'Read what the owner decided about this marketplace',
  'marketplace.change': 'Change what the owner decides about this marketplace',
}
