/** What each call does, for the documentation of the API. */
export const assistantSummaries = {
  'assistant.chat': 'Ask the retailer AI',
  'assistant.conversations': 'List conversations with the retailer AI',
  'assistant.conversation': 'Read a conversation with the retailer AI',
  'assistant.rename': 'Rename a conversation',
  'assistant.remove': 'Delete a conversation',
  'assistant.setBrief': 'Change the brief of a selection',
  'assistant.edit': 'Change a selection',
  'assistant.undo': 'Undo the last change of a selection',
  'assistant.approve': 'Ask to save a selection',
  'assistant.saveWishlist': 'Save a selection as a wishlist',
  'assistant.addToCarts': 'Add a selection to carts',
}
