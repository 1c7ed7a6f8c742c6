import type { Action, Actor, Resource } from '@souk/contract/core/abilities.ts'
import type { Right } from '@souk/contract/core/rights/rights.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { type Session, abilitiesOf, actorOf, holds, isAllowed, onSessionChange, session } from './session.ts'

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, session)
}

export function useActor(): Actor | null {
  const now = useSession()
  return useMemo(() => actorOf(now), [now])
}

/** `const can = useAbility()`, then `can('read', 'Order')`. */
export function useAbility(): (action: Action, resource: Resource) => boolean {
  const now = useSession()
  return useMemo(() => holds.bind(null, abilitiesOf(now)), [now])
}

/** `useMay(rights.writeCatalog)`: whether the server would let this person do it. */
export function useMay(right: Right): boolean {
  return isAllowed(useSession(), right)
}
