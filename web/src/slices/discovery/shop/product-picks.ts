import { useCallback, useState } from 'react'
import { askToSignUpFor } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'

export type Picks = {
  ids: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
  chooseAll: (ids: readonly string[]) => void
  clear: () => void
}

const none: ReadonlySet<string> = new Set()

/** What is chosen on a shelf, for what the slices to the right do with it. A guest is asked to join instead. */
export function usePicks(): Picks {
  const { entityType } = useSession()
  const [ids, setIds] = useState(none)
  const isGuest = entityType === 'guest'
  const choose = useCallback(
    (id: string, isChosen: boolean): void => {
      if (isGuest) return askToSignUpFor([{ _id: id }])
      setIds((now) => {
        const next = new Set(now)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      })
    },
    [isGuest],
  )
  return { ids, choose, chooseAll: (all) => setIds(new Set(all)), clear: () => setIds(none) }
}
