import type { direct, DirectInvitation } from '@souk/contract/connections/direct.contract.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { call } from '../../lib/server/call.ts'
import { Failed } from '../../lib/server/failed.ts'
import { rememberRedirect } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { mark, useUrlState } from '../../lib/url/url-state.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../ui/layout/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { EntryFrame } from '../identity/door.ts'

/** Only their names: a person who comes from a mail needs no schema. */
const look = { method: 'POST', path: '/api/users/direct-invitations' } as typeof direct.invitation
const join = { method: 'POST', path: '/api/users/direct-invitations/accept' } as typeof direct.accept

/** /invitation/:token: a brand's mail leads here, and from here into the relation. */
export function InvitationPage() {
  const t = useT('invitation')
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(look, { body: { token } }, { signal, isQuiet: true }),
    retry: (count, failure) => count < 2 && !(failure instanceof Failed && failure.status === 404),
  })
  if (data) return <Invitation token={token} invitation={data} />
  if (!error) return <EntryFrame title={t('busy')} lead={t('busy.lead')} />
  const isDead = error instanceof Failed && error.status === 404
  return (
    <EntryFrame
      step="failed"
      isSudden
      title={t(isDead ? 'dead' : 'failed')}
      lead={t(isDead ? 'dead.lead' : 'failed.lead')}
    >
      {!isDead && (
        <Button look="primary" isWide onClick={() => void refetch()}>
          {t('state.retry')}
        </Button>
      )}
      <ButtonLink look="quiet" isWide to="/">
        {t('home')}
      </ButtonLink>
    </EntryFrame>
  )
}

type Props = { token: string; invitation: DirectInvitation }

/** Who is in accepts; who has an account signs in; who has none makes one, with the mail already written. */
function Invitation({ token, invitation }: Props) {
  const t = useT('invitation')
  const navigate = useNavigate()
  const { token: session, entityType, userData } = useSession()
  const { brand, email, hasAccount } = invitation
  const back = `/invitation/${token}?accept=1`
  const words = { brand: `\u2068${brand.name}\u2069`, email: `\u2068${email}\u2069` }
  const isIn = session !== null && entityType !== 'guest'
  if (isIn && entityType === 'retailer' && userData?.email === email) return <Accept token={token} words={words} />
  if (isIn) {
    return (
      <EntryFrame step="other" isSudden title={t('title', words)} lead={t('other.lead', words)}>
        <ButtonLink look="primary" isWide to="/logout">
          {t('other.out')}
        </ButtonLink>
        <ButtonLink look="quiet" isWide to="/">
          {t('home')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  function signUp(): void {
    rememberRedirect(back)
    void navigate(`/sign-up?email=${encodeURIComponent(email)}`)
  }
  return (
    <EntryFrame step="look" isSudden title={t('title', words)} lead={t(hasAccount ? 'known.lead' : 'new.lead', words)}>
      {hasAccount ? (
        <ButtonLink look="primary" isWide to={`/login?redirect=${encodeURIComponent(back)}`}>
          {t('known.go')}
        </ButtonLink>
      ) : (
        <Button look="primary" isWide onClick={signUp}>
          {t('new.go')}
        </Button>
      )}
    </EntryFrame>
  )
}

/** A person who chose to connect before signing in has decided already. */
function Accept({ token, words }: { token: string; words: Record<string, string> }) {
  const t = useT('invitation')
  const navigate = useNavigate()
  const accept = useMutation({ mutationFn: () => call(join, { body: { token } }) })
  const [{ accept: isDecided }] = useUrlState({ accept: mark })
  const begun = useRef(false)
  function go(): void {
    accept.mutate(undefined, {
      onSuccess: ({ relationId }) => void navigate(`/connections/${relationId}`, { replace: true }),
    })
  }
  useEffect(() => {
    if (!isDecided || begun.current) return
    begun.current = true
    go()
  })
  return (
    <EntryFrame step="accept" isSudden title={t('title', words)} lead={t('accept.lead', words)}>
      {accept.error && <Notice>{accept.error.message}</Notice>}
      <Button look="primary" isWide isBusy={accept.isPending} onClick={go}>
        {t('accept.go', words)}
      </Button>
    </EntryFrame>
  )
}
