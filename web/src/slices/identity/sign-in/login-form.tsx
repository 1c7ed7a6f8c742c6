import { Credentials } from '@souk/contract/identity/identity.contract.ts'
import { Link } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { PasswordField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { EmailField } from './email-field.tsx'
import styles from './entry-frame.module.css'
import { signIn } from '../model/identity.data.ts'
import { PatientButton } from './countdown-button.tsx'
import { typedEmail } from './typed-email.ts'
import { useWait } from './use-wait.ts'

export function LoginForm({ onDone }: { onDone: () => void }) {
  const t = useT('identity')
  const wait = useWait()
  const { field, save, problem, isBusy } = useContractForm({
    schema: Credentials,
    initial: { email: typedEmail(), password: '' },
    send: async (body) => {
      await wait.asTold(signIn(body))
      onDone()
    },
  })
  return (
    <Form onSubmit={save} problem={problem}>
      <EmailField {...field('email')} />
      <div>
        <PasswordField label={t('login.password')} autoComplete="current-password" {...field('password')} />
        <Link to="/forgot-password" className={styles.aside}>
          {t('login.forgot')}
        </Link>
      </div>
      <PatientButton type="submit" look="primary" isWide isBusy={isBusy} left={wait.left} waiting="wait.try">
        {t('login.submit')}
      </PatientButton>
    </Form>
  )
}
