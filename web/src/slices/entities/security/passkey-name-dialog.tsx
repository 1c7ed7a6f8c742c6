import { type Passkey, PasskeyName } from '@souk/contract/identity/security.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { renamePasskey, useSecurityWrite } from './security.data.ts'

/** Another name for a passkey; the key itself stays. */
export function PasskeyNameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useT('security')
  const rename = useSecurityWrite(renamePasskey)
  const form = useContractForm({
    schema: PasskeyName,
    initial: { name: passkey.name },
    send: async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name })
      onClose()
    },
  })
  return (
    <FormDialog form={form} isEdit size="small" title={t('passkeys.rename.title')} onClose={onClose}>
      <TextField label={t('passkeys.name')} maxLength={60} {...form.field('name')} />
    </FormDialog>
  )
}
