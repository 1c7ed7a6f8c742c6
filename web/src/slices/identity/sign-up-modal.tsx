import { GuestEmail } from '@souk/contract/core/rules.ts'
import { useNavigate } from 'react-router'
import { dismissSignUp } from '../../lib/session/sign-up-prompt.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'

/** 'Sign up now': with an email, or on as a guest. */
export function SignUpModal() {
  const t = useT('guest')
  const navigate = useNavigate()
  const form = useContractForm({
    schema: GuestEmail,
    initial: { email: '' },
    send: async ({ email }) => {
      dismissSignUp()
      await Promise.resolve() // gone before the page changes, so that its guard does not ask
      await navigate(`/sign-up?email=${encodeURIComponent(email)}`)
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('title')}
      onClose={dismissSignUp}
      send={t('continue')}
      cancel={t('stay')}
    >
      <p>{t('text')}</p>
      <TextField type="email" label={t('email')} autoComplete="email" {...field('email')} />
    </FormDialog>
  )
}
