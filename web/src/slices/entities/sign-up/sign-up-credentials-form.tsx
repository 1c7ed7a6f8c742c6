import { confirmed, email, password } from '@souk/contract/core/rules.ts'
import { z } from 'zod/mini'
import { useT } from '../../../lib/language/use-t.ts'
import { PasswordField, TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordChecks, refuseCommon } from '../../identity/door.ts'
import { StepActions } from './sign-up-actions.tsx'
import { requireFree } from './sign-up.data.ts'
import { SignInInstead } from './sign-up-sign-in-instead.tsx'
import { useStepForm } from './sign-up-step-form.ts'
import { setPendingPassword } from './sign-up-store.ts'

const Credentials = z.strictObject({ email, password, password2: z.string() }).check(confirmed('password', 'password2'))

/** /sign-up/set-credentials: a free mail, and a password that is held until the end and kept nowhere. */
export function CredentialsStep() {
  const t = useT('sign-up')
  const { field, save, problem, isBusy, left } = useStepForm('set-credentials', {
    schema: Credentials,
    initial: ({ email }) => ({ email, password: '', password2: '' }),
    before: async ({ email, password }) => {
      await refuseCommon(password)
      await requireFree(email)
      setPendingPassword(password)
    },
  })
  const [mail, secret, repeated] = [field('email'), field('password'), field('password2')]
  return (
    <Form onSubmit={save} problem={problem}>
      <TextField type="email" label={t('fields.email')} autoComplete="username" {...mail} />
      <SignInInstead fieldError={mail.error} />
      <PasswordField label={t('fields.password')} autoComplete="new-password" {...secret} />
      <PasswordChecks password={secret.value} />
      <PasswordField
        label={t('fields.password2')}
        autoComplete="new-password"
        {...repeated}
        isRight={repeated.isRight && repeated.value === secret.value}
      />
      <StepActions step="set-credentials" isBusy={isBusy} left={left} />
    </Form>
  )
}
