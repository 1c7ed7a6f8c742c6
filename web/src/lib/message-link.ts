import { useActor } from './session/use-session.ts'

type About = { kind: 'order' | 'product' | 'collection' | 'wishlist'; id: string }

/** Where a conversation with a counterpart is opened, with a card of what it is about. */
export function messageLink(side: 'brand' | 'retailer', entityId: string, about?: About): string {
  const page = side === 'brand' ? '/messages?' : '/inbox?tab=messages&'
  return `${page}with=${entityId}${about ? `&card=${about.kind}:${about.id}` : ''}`
}

/** Null for those who have no conversations. */
export function useMessageLink(): ((entityId: string, about?: About) => string) | null {
  const side = useActor()?.side
  if (side !== 'brand' && side !== 'retailer') return null
  return (entityId, about) => messageLink(side, entityId, about)
}
