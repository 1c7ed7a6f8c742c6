import { GuestEmail } from '@souk/contract/core/rules.ts'
import { useNavigate } from 'react-router'
import { dismissSignUp } from '../../lib/session/sign-up-prompt.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form } from '../../ui/forms/form.tsx'

/** 'Sign up now': with an email, or on as a guest. */
export function SignUpModal() {
  const t = useT('guest')
  const navigate = useNavigate()
  const { field, save, problem, isBusy } = useContractForm({
    schema: GuestEmail,
    initial: { email: '' },
    send: async ({ email }) => {
      dismissSignUp()
      await navigate(`/sign-up?email=${encodeURIComponent(email)}`)
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      title={t('title')}
      onClose={dismissSignUp}
      actions={
        <>
          <Button onClick={dismissSignUp}>{t('stay')}</Button>
          <Button look="primary" type="submit" form="guest-sign-up" isBusy={isBusy}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <Form id="guest-sign-up" onSubmit={save} problem={problem}>
        <p>{t('text')}</p>
        <TextField type="email" label={t('email')} autoComplete="email" {...field('email')} />
      </Form>
    </Dialog>
  )
}
