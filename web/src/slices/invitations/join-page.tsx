import type { invited, OpenInvitation } from '@souk/contract/invitations/invitations.contract.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { chunk } from '../../lib/code/chunk.ts'
import { adoptLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { call } from '../../lib/server/call.ts'
import { Failed } from '../../lib/server/failed.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useSettings } from '../../lib/settings.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button, ButtonLink } from '../../ui/layout/button.tsx'
import { loadInvitedSignUp } from '../entities/door.ts'
import { EntryFrame, NoMail } from '../identity/door.ts'

/** Only their names: a person who comes from a mail needs no schema. */
const look = { method: 'POST', path: '/api/users/invitations/open' } as typeof invited.open
const renew = { method: 'POST', path: '/api/users/invitations/renew' } as typeof invited.renew

/** /join/:token: the marketplace's mail leads here, and from here into the sign-up. */
export function JoinPage() {
  const t = useT('join')
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['join', token],
    queryFn: ({ signal }) => call(look, { body: { token } }, { signal, isQuiet: true }),
    staleTime: Infinity, // each look issues another proof of the address
    retry: (count, failure) => count < 2 && !(failure instanceof Failed && failure.status === 404),
  })
  if (data) return <Join invitation={data} />
  if (!error) return <EntryFrame title={t('busy')} lead={t('busy.lead')} />
  if (error instanceof Failed && error.status === 404) return <Dead token={token} />
  return (
    <EntryFrame step="failed" isSudden title={t('failed')} lead={t('failed.lead')}>
      <Button look="primary" isWide onClick={() => void refetch()}>
        {t('state.retry')}
      </Button>
    </EntryFrame>
  )
}

function Join({ invitation }: { invitation: OpenInvitation }) {
  const t = useT('join')
  const navigate = useNavigate()
  const { token, entityType } = useSession()
  const { company, email, language, side, registrationToken } = invitation
  useEffect(() => void adoptLanguage(language), [language])
  const words = { company: `\u2068${company}\u2069`, email: `\u2068${email}\u2069` }
  if (token !== null && entityType !== 'guest') {
    return (
      <EntryFrame step="other" isSudden title={t('title', words)} lead={t('other.lead', words)}>
        <ButtonLink look="primary" isWide to="/logout">
          {t('other.out')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  if (registrationToken === null) {
    return (
      <EntryFrame step="known" isSudden title={t('title', words)} lead={t('known.lead', words)}>
        <ButtonLink look="primary" isWide to="/login">
          {t('known.go')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  async function begin(): Promise<void> {
    const { beginInvited } = await chunk(loadInvitedSignUp)
    await navigate(await beginInvited(invitation))
  }
  return (
    <EntryFrame step="look" isSudden title={t('title', words)} lead={t(`new.${side}`, words)}>
      <Button look="primary" isWide onClick={() => void begin()}>
        {t('new.go')}
      </Button>
    </EntryFrame>
  )
}

/** Used, withdrawn or too old: a new link goes to the address that was invited. */
function Dead({ token }: { token: string }) {
  const t = useT('join')
  const { canMail } = useSettings()
  const sending = useMutation({ mutationFn: () => call(renew, { body: { token } }, { isQuiet: true }) })
  return (
    <EntryFrame step="dead" isSudden title={t('dead')} lead={t('dead.lead')}>
      {sending.error && <Notice>{sending.error.message}</Notice>}
      {sending.isSuccess ? (
        <output>{canMail ? <Notice kind="success">{t('dead.sent')}</Notice> : <NoMail />}</output>
      ) : (
        <Button look="primary" isWide isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {t('dead.again')}
        </Button>
      )}
      <ButtonLink look="quiet" isWide to="/login">
        {t('known.go')}
      </ButtonLink>
    </EntryFrame>
  )
}
