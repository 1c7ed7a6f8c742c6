import { useEffect, useRef } from 'react'
import { useSearchState } from '../../lib/use-search-state.ts'
import { useCardWrite } from './payments.data.ts'

/** Back from the provider's page: the card that was entered there is saved and chosen. */
export function useFinishedSetup(onSaved: (cardId: string) => void): void {
  const [search, change] = useSearchState()
  const { mutateAsync } = useCardWrite('finishSetup')
  const session = search.get('cardSession')
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (!session || done.current === session) return
    done.current = session
    void mutateAsync({ session })
      .then(({ id }) => onSaved(id))
      .finally(() => change({ cardSession: null }, { replace: true }))
  }, [session, mutateAsync, onSaved, change])
}
