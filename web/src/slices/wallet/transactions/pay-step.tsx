import { testCode } from '@souk/contract/payments/test-cards.ts'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { toast } from '../../../lib/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { OtpField } from '../../../ui/fields/otp-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'
import styles from '../model/wallet.module.css'

/** The second step of a payment: the code that the card's bank sent. The test provider shows it. */
export function PayStep({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const t = useT('wallet')
  const words = useT('payments')
  const write = useWalletWrite('confirmPayment')
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      const { result } = await write.mutateAsync({ id: paymentId, code })
      toast(result === 'PAID' ? 'success' : 'danger', t(result === 'PAID' ? 'pay.done' : 'pay.declined'))
      onClose()
    } catch (refused) {
      if (!(refused instanceof Failed)) throw refused
      setError(refused.fields['code'] ?? refused.message)
    }
  }
  return (
    <Dialog
      isOpen
      title={t('step.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('pay.later')}</Button>
          <Button look="primary" type="submit" form="pay-step" isBusy={write.isPending}>
            {words('step.confirm')}
          </Button>
        </>
      }
    >
      <form id="pay-step" className={styles.sheet} noValidate onSubmit={(event) => void confirm(event)}>
        <p>{words('step.text')}</p>
        <Notice kind="info" title={words('test.title')}>
          {words('test.code', { code: `\u2066${testCode}\u2069` })}
        </Notice>
        <OtpField
          label={words('step.code')}
          value={code}
          {...(error && { error })}
          onChange={(typed) => {
            setCode(typed)
            setError('')
          }}
        />
      </form>
    </Dialog>
  )
}
