import { useState } from 'react'
import { unanswered } from '../../../lib/server/failures.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useSettings } from '../../../lib/settings.ts'
import { Button, ButtonLink } from '../../../ui/layout/button.tsx'
import type { CodeForm as LoadedForm } from './code-form.tsx'
import { EmailForm } from './email-form.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { sendCode } from '../model/identity.data.ts'
import { isolated } from './isolated.ts'
import { OtherWays } from './other-ways.tsx'
import { useGoOn } from './use-go-on.ts'

type Form = typeof LoadedForm
type Step = { at: 'email' } | { at: 'code'; email: string; CodeForm: Form } | { at: 'unknown'; email: string }

/** /login/code: an address, six digits, and for a new person the way to an account. */
export function LoginCodePage() {
  const t = useT('identity')
  const goOn = useGoOn()
  const { canMail } = useSettings()
  const [step, setStep] = useState<Step>({ at: 'email' })
  const restart = () => setStep({ at: 'email' })

  if (step.at === 'email') {
    return (
      <EntryFrame step="email" title={t('code.title')} lead={t('code.lead')}>
        <EmailForm
          submit={t('code.submit')}
          send={async (email) => {
            const CodeForm = await loadForm()
            await sendCode(email)
            setStep({ at: 'code', email, CodeForm })
          }}
        />
        <OtherWays ways={['password', 'link']} />
      </EntryFrame>
    )
  }
  const { email } = step
  const lead = { email: isolated(email) }
  if (step.at === 'code') {
    const { CodeForm } = step
    return (
      <EntryFrame step="code" title={t('code.enter.title')} lead={t(canMail ? 'code.enter.lead' : 'noMail.text', lead)}>
        <CodeForm email={email} onBack={restart} onIn={goOn} onUnknown={() => setStep({ at: 'unknown', email })} />
      </EntryFrame>
    )
  }
  return (
    <EntryFrame step="unknown" title={t('code.unknown.title')} lead={t('code.unknown.lead', lead)}>
      <ButtonLink look="primary" isWide to={`/sign-up?email=${encodeURIComponent(email)}`}>
        {t('code.unknown.go')}
      </ButtonLink>
      <Button isWide look="quiet" onClick={restart}>
        {t('sent.other')}
      </Button>
    </EntryFrame>
  )
}

/** Fetched before the code is sent: the field is there before the code arrives. */
async function loadForm(): Promise<Form> {
  try {
    return (await import('./code-form.tsx')).CodeForm
  } catch (error) {
    throw unanswered(error)
  }
}
