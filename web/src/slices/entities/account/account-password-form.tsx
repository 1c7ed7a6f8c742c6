import { ChangedPassword, identity } from '@souk/contract/identity/identity.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { restoreSession } from '../../../lib/session/restore-session.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { PasswordField } from '../../../ui/fields/text-field.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { PasswordChecks } from '../../identity/door.ts'
import { useUnsaved } from '../profile/profile-unsaved.tsx'

const blank = { oldPassword: '', password: '', password2: '' }

/** A person who came by a link or a code has none yet, and is not asked for an old one. */
export function AccountPasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useT('account')
  const { field, save, problem, isBusy, isDirty, begin } = useContractForm({
    schema: ChangedPassword,
    initial: blank,
    send: async (body) => {
      await call(identity.changePassword, { body })
      begin(blank)
      await restoreSession()
    },
  })
  useUnsaved(isDirty)
  const [password, repeated] = [field('password'), field('password2')]
  return (
    <Form onSubmit={save} problem={problem}>
      {hasPassword && (
        <PasswordField label={t('password.old')} autoComplete="current-password" {...field('oldPassword')} />
      )}
      <PasswordField label={t('password.new')} autoComplete="new-password" {...password} />
      <PasswordChecks password={password.value} />
      <PasswordField
        label={t('password.repeat')}
        autoComplete="new-password"
        {...repeated}
        isRight={repeated.isRight && repeated.value === password.value}
      />
      <Row gap={12}>
        <Button type="submit" isBusy={isBusy} whyNot={!isDirty && t('form.unchanged')}>
          {t(hasPassword ? 'password.change' : 'password.set')}
        </Button>
      </Row>
    </Form>
  )
}
