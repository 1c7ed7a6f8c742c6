import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { Failed } from '../../../lib/server/failed.ts'
import { rememberedRedirect, rememberRedirect } from '../../../lib/session/session.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { dropProof, storeTypedEmail, sendCode, useWait } from '../../identity/door.ts'
import { StepActions } from './sign-up-actions.tsx'
import { useCarried, useGoBackTo } from './sign-up-go-on.ts'
import { payloadOf } from './sign-up-payload.ts'
import { register } from './sign-up-register.ts'
import { draftNow, pendingPassword } from './sign-up-store.ts'
import { Summary } from './sign-up-summary.tsx'
import { TermsLink } from './sign-up-terms-link.tsx'

const Consent = z.strictObject({ termsAccepted: z.literal(true, 'entities.termsRequired') })

/** /sign-up/confirm: everything once more, the terms, and in. */
export function ConfirmStep() {
  const t = useT('sign-up')
  const navigate = useNavigate()
  const wait = useWait()
  const fix = useFix()
  const { fieldErrors = {} } = useCarried()
  const [draft] = useState(draftNow)
  const isIn = useRef(false) // a second click may come while the first already leads home
  const { field, save, problem, isBusy } = useContractForm({
    schema: Consent,
    initial: { termsAccepted: false as boolean },
    send: async () => {
      if (isIn.current) return
      try {
        await wait.asTold(register(payloadOf(draft, pendingPassword())))
        isIn.current = true
      } catch (error) {
        return fix(error)
      }
      await navigate(afterSignUp(), { replace: true })
    },
  })
  const [carried] = Object.values(fieldErrors)
  return (
    <Form onSubmit={save} problem={problem ?? carried ?? null}>
      <Summary draft={draft} />
      <CheckboxField label={t('terms.accept')} {...field('termsAccepted')} />
      <TermsLink side={draft.role === 'retailer' ? 'retailer' : 'brand'} />
      <StepActions step="confirm" submit={t('confirm.submit')} isBusy={isBusy} left={wait.left} />
    </Form>
  )
}

/** A person who came by an invitation goes back to it; everybody else goes home. */
function afterSignUp(): string {
  const wanted = rememberedRedirect()
  rememberRedirect(null)
  return wanted?.startsWith('/invitation/') ? wanted : '/'
}

/** Leads to where a refusal can be fixed; what concerns no step is said here. */
function useFix() {
  const navigate = useNavigate()
  const goBackTo = useGoBackTo()
  return async function fix(error: unknown): Promise<void> {
    if (!(error instanceof Failed)) throw error
    const { fields, status } = error
    const { flow, email } = draftNow()
    if (status === 422 && flow === 'v2' && fields['email']) {
      dropProof()
      await sendAgain(email)
      return navigate('/sign-up/set-otp', { state: { isExpired: true } })
    }
    if (Object.keys(fields).length === 0 || fields['termsAccepted']) throw error
    if (fields['email']) storeTypedEmail(email)
    return goBackTo(fields)
  }
}

/** When it fails a toast says so, and the next screen can send again. */
async function sendAgain(email: string): Promise<void> {
  try {
    await sendCode(email)
  } catch (error) {
    if (!(error instanceof Failed)) throw error
  }
}
