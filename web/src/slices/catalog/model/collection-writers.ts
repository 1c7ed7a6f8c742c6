import { useActor } from '../../../lib/session/use-session.ts'

/** Account admins and sales managers write; representatives read. */
export function useMayWrite(): boolean {
  const actor = useActor()
  return actor?.side === 'brand' && actor.role !== 'salesRepresentative'
}
