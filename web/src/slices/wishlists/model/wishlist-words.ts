import { useSession } from '../../../lib/session/use-session.ts'

/** What a list is called: a retailer keeps wishlists, a brand prepares selections. The catalogue has both words for everything. */
export type Noun = 'wishlist' | 'selection'

export function useNoun(): Noun {
  return useSession().entityType === 'brand' ? 'selection' : 'wishlist'
}

export const listsPath = (noun: Noun) => `/${noun}`
export const listPath = (noun: Noun, id: string) => `/${noun}-products/${id}`
