import { useEffect, useRef, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { enterAsGuest } from '../model/identity.data.ts'
import { useGoOn } from './use-go-on.ts'

/** /guest-user: a look around without an account. */
export function GuestPage() {
  const [tries, setTries] = useState(0)
  return <GuestEntry key={tries} tryAgain={() => setTries(tries + 1)} />
}

function GuestEntry({ tryAgain }: { tryAgain: () => void }) {
  const t = useT('identity')
  const problem = useEntry()
  return (
    <EntryFrame title={t('guest.title')} lead={t(problem ? 'guest.failed' : 'guest.busy')}>
      {problem && (
        <>
          <Notice>{problem}</Notice>
          <Button look="primary" isWide onClick={tryAgain}>
            {t('state.retry')}
          </Button>
          <ButtonLink to="/login" isWide look="quiet">
            {t('forgot.back')}
          </ButtonLink>
        </>
      )}
    </EntryFrame>
  )
}

/** Enters once, however often the page is drawn; answers what went wrong. */
function useEntry(): string | null {
  const goOn = useRef(useGoOn())
  const entering = useRef<Promise<void>>(undefined)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    entering.current ??= enterAsGuest()
      .then(() => goOn.current())
      .catch((error: unknown) => {
        if (!(error instanceof Failed)) throw error
        setProblem(error.message)
      })
  }, [])
  return problem
}
