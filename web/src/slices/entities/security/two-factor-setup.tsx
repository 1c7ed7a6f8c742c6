import { type TwoFactorSetup, ConfirmCode } from '@souk/contract/identity/security.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { OtpField } from '../../../ui/fields/otp-field.tsx'
import { QrPicture } from './qr-picture.tsx'
import { confirmTwoFactor, useSecurityWrite } from './security.data.ts'
import styles from './security.module.css'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'

type Props = { setup: TwoFactorSetup; onCodes: (codes: string[]) => void; onClose: () => void }

/** The secret as a picture and as text, and the first code that proves it arrived. */
export function TwoFactorSetupDialog({ setup, onCodes, onClose }: Props) {
  const t = useT('security')
  const confirm = useSecurityWrite(confirmTwoFactor)
  const form = useContractForm({
    schema: ConfirmCode,
    initial: { code: '' },
    send: async ({ code }) => onCodes((await confirm.mutateAsync(code)).recoveryCodes),
  })
  const code = form.field('code')
  return (
    <FormDialog form={{ ...form, isDirty: true }} title={t('setup.title')} send={t('setup.confirm')} onClose={onClose}>
      <Stack as="ol" gap={6} className={styles.steps}>
        <li>{t('setup.install')}</li>
        <li>{t('setup.scan')}</li>
      </Stack>
      <div className={styles.scan}>
        <QrPicture qr={setup.qr} label={t('setup.qr')} />
        <div className={styles.text}>
          <CopyField label={t('setup.secret')} value={setup.secret} help={t('setup.secret.help')} />
        </div>
      </div>
      <OtpField label={t('setup.code')} {...code} onComplete={() => !code.error && setTimeout(form.save)} />
    </FormDialog>
  )
}
