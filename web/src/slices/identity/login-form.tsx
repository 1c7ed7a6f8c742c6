import { Credentials } from '@souk/contract/identity/identity.contract.ts'
import { useState } from 'react'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField, TextField } from '../../ui/fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSignIn } from './identity.data.ts'
import styles from './login-form.module.css'

export function LoginForm({ onDone }: { onDone: () => void }) {
  const t = useT('identity')
  const signIn = useSignIn()
  const [isIncomplete, setIncomplete] = useState(false)
  const { field, save, problem, isBusy } = useContractForm({
    schema: Credentials,
    initial: { email: '', password: '' },
    send: async (body) => {
      const isOpen = await signIn.mutateAsync(body)
      setIncomplete(!isOpen)
      if (isOpen) onDone()
    },
  })
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {problem && <Notice>{problem}</Notice>}
      {isIncomplete && <Notice>{t('login.incomplete')}</Notice>}
      <TextField type="email" label={t('login.email')} autoComplete="username" {...field('email')} />
      <PasswordField label={t('login.password')} autoComplete="current-password" {...field('password')} />
      <Button type="submit" look="primary" isWide isBusy={isBusy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
