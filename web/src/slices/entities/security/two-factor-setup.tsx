import type { TwoFactorSetup } from '@souk/contract/identity/security.contract.ts'
import { type FormEvent, useId, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CopyField } from '../../../ui/fields/copy-field.tsx'
import { OtpField } from '../../../ui/fields/otp-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { QrPicture } from './qr-picture.tsx'
import { confirmTwoFactor, useSecurityWrite } from './security.data.ts'
import styles from './security.module.css'

type Props = { setup: TwoFactorSetup; onCodes: (codes: string[]) => void; onClose: () => void }

/** The secret as a picture and as text, and the first code that proves it arrived. */
export function TwoFactorSetupDialog({ setup, onCodes, onClose }: Props) {
  const t = useT('security')
  const form = useId()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useSecurityWrite(confirmTwoFactor)

  async function send(whole: string): Promise<void> {
    if (confirm.isPending) return
    setProblem(null)
    try {
      onCodes((await confirm.mutateAsync(whole)).recoveryCodes)
    } catch (failure) {
      if (!(failure instanceof Failed)) throw failure
      setError(failure.fields['code'])
      if (!failure.fields['code']) setProblem(failure.message)
    }
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (code.length < 6) setError(t('setup.incomplete'))
    else void send(code)
  }
  return (
    <Dialog
      isOpen
      title={t('setup.title')}
      onClose={onClose}
      isDirty
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} look="primary" isBusy={confirm.isPending}>
            {t('setup.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.stack} noValidate onSubmit={submit}>
        {problem && <Notice>{problem}</Notice>}
        <ol className={styles.steps}>
          <li>{t('setup.install')}</li>
          <li>{t('setup.scan')}</li>
        </ol>
        <div className={styles.scan}>
          <QrPicture qr={setup.qr} label={t('setup.qr')} />
          <div className={styles.text}>
            <CopyField label={t('setup.secret')} value={setup.secret} help={t('setup.secret.help')} />
          </div>
        </div>
        <OtpField
          label={t('setup.code')}
          value={code}
          error={error}
          onChange={(next) => {
            setCode(next)
            setError(undefined)
          }}
          onComplete={(whole) => error === undefined && void send(whole)}
        />
      </form>
    </Dialog>
  )
}
