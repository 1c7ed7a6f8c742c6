import { GuestEmail } from '@souk/contract/core/rules.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { storedProof, sendCode } from '../../identity/door.ts'
import { StepActions } from './sign-up-actions.tsx'
import { requireFree } from './sign-up.data.ts'
import { SignInInstead } from './sign-up-sign-in-instead.tsx'
import { useStepForm } from './sign-up-step-form.ts'

/** /sign-up/set-email: free, and, unless it was proved before, a code is sent there. */
export function EmailStep() {
  const t = useT('sign-up')
  const { field, save, problem, isBusy, left } = useStepForm('set-email', {
    schema: GuestEmail,
    initial: ({ email }) => ({ email }),
    before: async ({ email }) => {
      await requireFree(email)
      if (storedProof()?.email !== email) await sendCode(email)
    },
  })
  const email = field('email')
  return (
    <Form onSubmit={save} problem={problem}>
      <TextField type="email" label={t('fields.email')} autoComplete="email" {...email} />
      <SignInInstead fieldError={email.error} />
      <StepActions step="set-email" isBusy={isBusy} left={left} />
    </Form>
  )
}
