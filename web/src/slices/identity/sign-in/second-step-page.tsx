import { type FormEvent, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { Failed } from '../../../lib/server/failed.ts'
import { pendingChallenge, setPendingChallenge } from '../../../lib/session/pending-challenge.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { OtpField } from '../../../ui/fields/otp-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import { takeSecondStep } from '../model/identity.data.ts'
import { PatientButton } from './countdown-button.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { useGoOn } from './use-go-on.ts'
import { useWait } from './use-wait.ts'

/** /login/second-step: the code of the authenticator app, or a recovery code. */
export function SecondStepPage() {
  const t = useT('identity')
  const [challenge] = useState(pendingChallenge)
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  if (!challenge) return <Navigate to="/login" replace />
  const other = kind === 'app' ? 'recovery' : 'app'
  return (
    <EntryFrame step={kind} title={t('second.title')} lead={t(`second.${kind}.lead`)}>
      <SecondStepForm key={kind} challenge={challenge} kind={kind} />
      <Button isWide look="quiet" onClick={() => setKind(other)}>
        {t(`second.${other}.use`)}
      </Button>
      <ButtonLink isWide look="quiet" to="/login">
        {t('second.restart')}
      </ButtonLink>
    </EntryFrame>
  )
}

function SecondStepForm({ challenge, kind }: { challenge: string; kind: 'app' | 'recovery' }) {
  const t = useT('identity')
  const goOn = useGoOn()
  const navigate = useNavigate()
  const wait = useWait()
  const frame = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isAsking = useRef(false)

  async function send(typed: string): Promise<void> {
    if (isAsking.current || wait.left > 0) return
    isAsking.current = true
    setBusy(true)
    setProblem(null)
    try {
      await wait.asTold(takeSecondStep(challenge, typed))
      goOn()
    } catch (failure) {
      if (!(failure instanceof Failed)) throw failure
      if (failure.status === 409) {
        setPendingChallenge(null)
        void navigate('/login', { replace: true }) // a toast says that it took too long
      }
      setError(failure.fields['code'])
      setProblem(failure.fields['code'] ? null : failure.message)
      frame.current?.querySelector('input')?.focus()
    } finally {
      isAsking.current = false
      setBusy(false)
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (code.trim() === '' || (kind === 'app' && code.length < 6)) setError(t(`second.${kind}.incomplete`))
    else void send(code)
  }
  function change(next: string): void {
    setCode(next)
    setError(undefined)
  }
  return (
    <Stack ref={frame} as="form" gap={20} noValidate onSubmit={submit}>
      {problem && <Notice>{problem}</Notice>}
      {kind === 'app' ? (
        <OtpField
          label={t('second.app.label')}
          value={code}
          error={error}
          onChange={change}
          onComplete={(whole) => error === undefined && void send(whole)}
        />
      ) : (
        <TextField
          label={t('second.recovery.label')}
          autoComplete="off"
          placeholder="xxxxx-xxxxx"
          value={code}
          error={error}
          onChange={change}
        />
      )}
      <PatientButton type="submit" look="primary" isWide isBusy={isBusy} left={wait.left} waiting="wait.try">
        {t('login.submit')}
      </PatientButton>
    </Stack>
  )
}
