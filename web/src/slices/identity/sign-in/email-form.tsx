import { identity } from '@souk/contract/identity/identity.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { NoMail } from './no-mail.tsx'
import { EmailField } from './email-field.tsx'
import { PatientButton } from './countdown-button.tsx'
import { typedEmail } from './typed-email.ts'
import { useWait } from './use-wait.ts'

type Props = {
  submit: string
  /** What is shown at first; else what was typed on another way in. */
  email?: string | null | undefined
  send: (email: string) => Promise<unknown>
}

/** Asks for an address and sends something there. */
export function EmailForm({ submit, email, send }: Props) {
  const wait = useWait()
  const { field, save, problem, isBusy } = useContractForm({
    schema: identity.sendOtp.body,
    initial: { email: email || typedEmail() },
    send: (body) => wait.asTold(send(body.email)),
  })
  return (
    <Form onSubmit={save} problem={problem}>
      <NoMail />
      <EmailField {...field('email')} />
      <PatientButton type="submit" look="primary" isWide isBusy={isBusy} left={wait.left} waiting="wait.try">
        {submit}
      </PatientButton>
    </Form>
  )
}
