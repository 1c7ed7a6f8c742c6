import type { setup } from '@souk/contract/identity/setup.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { get } from '../../../lib/server/get.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { text, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { EntryFrame } from '../../identity/door.ts'

const SetupSecondStep = lazyPart(async () => (await import('./setup-second-step.tsx')).SetupSecondStep)
const SetupForm = lazyPart(async () => (await import('./setup-form.tsx')).SetupForm)

/** /setup?token=: the address that a start prints while the marketplace has no administrator. */
export function SetupPage() {
  const { role } = useSession()
  const [{ token }] = useUrlState({ token: text(200) })
  const [given, setGiven] = useState<{ password: string | null }>()
  const [isDead, setDead] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['setup', token],
    queryFn: ({ signal }) =>
      get<typeof setup.read>('/api/v2/users/noAuth/setup', { query: { token } }, { signal, isQuiet: true }),
    enabled: given === undefined,
  })
  const t = useT('setup')
  const busy = <EntryFrame title={t('busy')} />
  if (given)
    return (
      <Suspense fallback={busy}>
        <SetupSecondStep password={given.password} />
      </Suspense>
    )
  if (role === 'soukAdmin') return <Navigate to="/admin" replace />
  if (isDead || data?.isOpen === false) return <Dead />
  if (error)
    return (
      <EntryFrame step="failed" isSudden title={t('failed')} lead={t('failed.lead')}>
        <Button look="primary" isWide onClick={() => void refetch()}>
          {t('state.retry')}
        </Button>
      </EntryFrame>
    )
  if (!data) return busy
  return (
    <EntryFrame step="type" isSudden title={t('title')} lead={t('lead')}>
      <Suspense>
        <SetupForm token={token} onDone={(password) => setGiven({ password })} onDead={() => setDead(true)} />
      </Suspense>
    </EntryFrame>
  )
}

function Dead() {
  const t = useT('setup')
  return (
    <EntryFrame step="dead" isSudden title={t('dead')} lead={t('dead.lead')}>
      <ButtonLink look="primary" isWide to="/login">
        {t('signIn')}
      </ButtonLink>
    </EntryFrame>
  )
}
