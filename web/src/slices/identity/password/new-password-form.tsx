import { NewPassword } from '@souk/contract/identity/identity.contract.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { PasswordField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { setNewPassword } from '../model/identity.data.ts'
import { PasswordChecks } from './password-checks.tsx'
import { PatientButton } from '../sign-in/countdown-button.tsx'
import { useWait } from '../sign-in/use-wait.ts'

type Props = { token: string; onDone: () => void; onDead: () => void }

/** A new password, twice. A link that does not work any more is nothing the person can fix here. */
export function NewPasswordForm({ token, onDone, onDead }: Props) {
  const t = useT('identity')
  const wait = useWait()
  const { field, save, problem, isBusy } = useContractForm({
    schema: NewPassword,
    initial: { token, password: '', password2: '' },
    send: async (body) => {
      try {
        await wait.asTold(setNewPassword(body))
        onDone()
      } catch (error) {
        if (!(error instanceof Failed) || !error.fields['token']) throw error
        onDead()
      }
    },
  })
  const [password, repeated] = [field('password'), field('password2')]
  const isSame = repeated.value === password.value
  return (
    <Form onSubmit={save} problem={problem}>
      <PasswordField label={t('reset.password')} autoComplete="new-password" {...password} />
      <PasswordChecks password={password.value} />
      <PasswordField
        label={t('reset.repeat')}
        autoComplete="new-password"
        {...repeated}
        isRight={repeated.isRight && isSame}
      />
      <PatientButton type="submit" look="primary" isWide isBusy={isBusy} left={wait.left} waiting="wait.try">
        {t('reset.submit')}
      </PatientButton>
    </Form>
  )
}
