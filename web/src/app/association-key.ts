import { useSyncExternalStore } from 'react'
import { pendingLink } from '../lib/session/pending-link.ts'
import { listeners } from '../lib/server/listeners.ts'
import { onSessionChange, session } from '../lib/session/session.ts'
import { placeOf } from './routes/guard.ts'

const changed = listeners()
let known = placeOf(session())
let count = 0

/** Switched here or in another tab: what is on the screen belongs to the place before. A link leads on by itself. */
onSessionChange(() => {
  const before = known
  known = placeOf(session())
  if (before === null || known === null || before === known) return
  count += 1
  if (!pendingLink()) changed.tell()
})

export const onPlaceChange = changed.add

/** A number that is another one in another place: as a key it lets nothing typed in one be kept in the next. */
export function useAssociationKey(): number {
  return useSyncExternalStore(onSessionChange, () => count)
}
