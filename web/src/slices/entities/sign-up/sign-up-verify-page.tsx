import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Failed } from '../../../lib/server/failed.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import { EntryFrame, NoMail, PatientButton, isolated, loadNewPasswordForm, useWait } from '../../identity/door.ts'
import { type Verified, pendingVerification, sendVerification, verifyOnce } from './sign-up-verification.ts'

const NewPasswordForm = lazyPart(async () => (await loadNewPasswordForm()).NewPasswordForm)

/** /verify-email: the link of the welcome mail, without its token by now. */
export function VerifyPage() {
  const [token] = useState(pendingVerification)
  const [tries, setTries] = useState(0)
  return <Verification key={tries} token={token} tryAgain={() => setTries(tries + 1)} />
}

function Verification({ token, tryAgain }: { token: string | null; tryAgain: () => void }) {
  const t = useT('sign-up')
  const verified = useVerified(token)
  const isKnown = useSession().userData?.email !== undefined
  const onward = t(isKnown ? 'verify.goOn' : 'verify.signIn')
  if (!verified) return <EntryFrame title={t('verify.busy')} lead={t('verify.busy.lead')} />
  if (verified.is === 'dead') return <DeadVerification />
  if (verified.is === 'failed') {
    return (
      <EntryFrame step="failed" isSudden title={t('verify.failed')} lead={t('verify.failed.lead')}>
        <Notice>{verified.message}</Notice>
        <Button look="primary" isWide onClick={tryAgain}>
          {t('state.retry')}
        </Button>
      </EntryFrame>
    )
  }
  if (verified.passwordToken !== null) return <ChoosePassword token={verified.passwordToken} />
  return (
    <EntryFrame step="done" isSudden title={t('verify.done')} lead={t('verify.done.lead')}>
      <ButtonLink look="primary" isWide to="/">
        {onward}
      </ButtonLink>
    </EntryFrame>
  )
}

/** The password of the sign-up ended, because the link was opened on another device. */
function ChoosePassword({ token }: { token: string }) {
  const t = useT('sign-up')
  const navigate = useNavigate()
  const leadTo = (path: string) => () => void navigate(path, { replace: true })
  return (
    <EntryFrame step="password" isSudden title={t('verify.password')} lead={t('verify.password.lead')}>
      <Suspense fallback={<Waiting skeleton={<FormSkeleton fields={2} />} />}>
        <NewPasswordForm token={token} onDone={leadTo('/login')} onDead={leadTo('/forgot-password')} />
      </Suspense>
    </EntryFrame>
  )
}

function useVerified(token: string | null): Verified | null {
  const [verified, setVerified] = useState<Verified | null>(token === null ? { is: 'dead' } : null)
  useEffect(() => {
    if (token === null) return
    let isHere = true
    void verifyOnce(token).then((outcome) => isHere && setVerified(outcome))
    return () => {
      isHere = false
    }
  }, [token])
  return verified
}

/** Used before or too old: who is signed in may have a new one, and who proved the mail already needs none. */
function DeadVerification() {
  const t = useT('sign-up')
  const { userData } = useSession()
  const email = userData?.email
  if (!email) {
    return (
      <EntryFrame step="dead" isSudden title={t('verify.dead')} lead={t('verify.dead.stranger')}>
        <ButtonLink look="primary" isWide to="/login">
          {t('verify.signIn')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  if (userData.isEmailVerified) {
    return (
      <EntryFrame step="done" isSudden title={t('verify.before')} lead={t('verify.done.lead')}>
        <ButtonLink look="primary" isWide to="/">
          {t('verify.goOn')}
        </ButtonLink>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame step="dead" isSudden title={t('verify.dead')} lead={t('verify.dead.lead', { email: isolated(email) })}>
      <SendAgain />
    </EntryFrame>
  )
}

function SendAgain() {
  const t = useT('sign-up')
  const wait = useWait()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const { canMail } = useSettings()
  const [problem, setProblem] = useState<string | null>(null)
  async function send(): Promise<void> {
    setState('busy')
    setProblem(null)
    try {
      await wait.asTold(sendVerification())
      setState('sent')
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      setState('idle')
      setProblem(error.message)
    }
  }
  return (
    <>
      {problem && <Notice>{problem}</Notice>}
      {state === 'sent' ? (
        <output>{canMail ? <Notice kind="success">{t('verify.sent')}</Notice> : <NoMail />}</output>
      ) : (
        <PatientButton
          look="primary"
          isWide
          isBusy={state === 'busy'}
          left={wait.left}
          waiting="wait.send"
          onClick={() => void send()}
        >
          {t('verify.again')}
        </PatientButton>
      )}
      <ButtonLink look="quiet" isWide to="/">
        {t('verify.goOn')}
      </ButtonLink>
    </>
  )
}
