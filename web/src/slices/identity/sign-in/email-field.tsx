import { useT } from '../../../lib/language/use-t.ts'
import type { Bound } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { storeTypedEmail } from './typed-email.ts'

/** A browser that knows a passkey of this place suggests it here. */
export function EmailField(bound: Bound<string>) {
  const t = useT('identity')
  function change(email: string): void {
    storeTypedEmail(email)
    bound.onChange(email)
  }
  return (
    <TextField type="email" label={t('login.email')} autoComplete="username webauthn" {...bound} onChange={change} />
  )
}
