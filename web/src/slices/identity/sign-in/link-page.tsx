import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Navigate, useNavigate } from 'react-router'
import { pendingChallenge } from '../../../lib/session/pending-challenge.ts'
import { type PendingLink, pendingLink, setPendingLink } from '../../../lib/session/pending-link.ts'
import { rememberRedirect } from '../../../lib/session/session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type Entered, enterByLink } from './enter-by-link.ts'
import { EntryFrame } from './entry-frame.tsx'

const DeadLink = lazyPart(async () => (await import('./dead-link.tsx')).DeadLink)

/** /link-login: where a link from a mail becomes a session. Without a link there is nothing to do here. */
export function LinkPage() {
  const [link] = useState(pendingLink)
  const [tries, setTries] = useState(0)
  if (!link) return <Navigate to="/" replace />
  return <LinkEntry key={tries} link={link} tryAgain={() => setTries(tries + 1)} />
}

function LinkEntry({ link, tryAgain }: { link: PendingLink; tryAgain: () => void }) {
  const t = useT('identity')
  const entered = useEntry(link)
  const busy = <EntryFrame title={t('entering.title')} lead={t('entering.lead')} />
  if (entered?.is === 'dead') {
    return (
      <Suspense fallback={busy}>
        <DeadLink kind={link.kind} email={entered.email} />
      </Suspense>
    )
  }
  if (entered?.is !== 'failed') return busy
  return (
    <EntryFrame step="failed" isSudden title={t('entering.failed')} lead={t('entering.failed.lead')}>
      <Notice>{entered.message}</Notice>
      <Button look="primary" isWide onClick={tryAgain}>
        {t('state.retry')}
      </Button>
      <ButtonLink look="quiet" isWide to="/login">
        {t('dead.other')}
      </ButtonLink>
    </EntryFrame>
  )
}

function useEntry(link: PendingLink): Entered | null {
  const navigate = useNavigate()
  const [entered, setEntered] = useState<Entered | null>(null)
  useEffect(() => {
    let isHere = true
    void enterByLink(link).then((outcome) => {
      if (!isHere) return
      if (outcome.is !== 'failed') setPendingLink(null)
      const isSecond = outcome.is === 'in' && pendingChallenge() !== null
      if (isSecond) void navigate('/login/second-step', { replace: true })
      else if (outcome.is === 'in') void navigate(link.next, { replace: true })
      if ((isSecond || outcome.is !== 'in') && link.next !== '/') rememberRedirect(link.next) // whatever way in is taken now leads there
      setEntered(outcome)
    })
    return () => {
      isHere = false
    }
  }, [link, navigate])
  return entered
}
