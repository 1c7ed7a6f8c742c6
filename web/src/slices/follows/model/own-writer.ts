import { useActor } from '../../../lib/session/use-session.ts'

/** Whether a person writes for this brand: account admins and sales managers do. */
export function useIsOwnWriter(brandId: string): boolean {
  const actor = useActor()
  return actor?.side === 'brand' && actor.role !== 'salesRepresentative' && actor.entityId === brandId
}
