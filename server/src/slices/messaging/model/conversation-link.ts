/** Where each side reads its conversations. */
export const conversationLink = (side: 'brand' | 'retailer', id: string) =>
  side === 'brand' ? `/messages?conversation=${id}` : `/inbox?tab=messages&conversation=${id}`
