import { useEffect, useRef } from 'react'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { useCardWrite } from './payments.data.ts'

/** Back from the provider's page: the card that was entered there is saved and chosen. */
export function useFinishedSetup(onSaved: (cardId: string) => void): void {
  const [{ cardSession: session }, change] = useUrlState({ cardSession: text(500) })
  const { mutateAsync } = useCardWrite('finishSetup')
  const done = useRef<string | null>(null)
  useEffect(() => {
    if (!session || done.current === session) return
    done.current = session
    void mutateAsync({ session })
      .then(({ id }) => onSaved(id))
      .finally(() => change({ cardSession: null }, { replace: true }))
  }, [session, mutateAsync, onSaved, change])
}
