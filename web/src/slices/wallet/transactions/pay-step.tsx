import { CardCode } from '@souk/contract/payments/payments.contract.ts'
import { testCode } from '@souk/contract/payments/test-cards.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { OtpField } from '../../../ui/fields/otp-field.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'

/** The second step of a payment: the code that the card's bank sent. The test provider shows it. */
export function PayStep({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const t = useT('wallet')
  const words = useT('payments')
  const write = useWalletWrite('confirmPayment')
  const form = useContractForm({
    schema: CardCode,
    initial: { code: '' },
    send: async ({ code }) => {
      const { result } = await write.mutateAsync({ id: paymentId, code })
      toast(result === 'PAID' ? 'success' : 'danger', t(result === 'PAID' ? 'pay.done' : 'pay.declined'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('step.title')}
      send={words('step.confirm')}
      cancel={t('form.later')}
      onClose={onClose}
    >
      <p>{words('step.text')}</p>
      <Notice kind="info" title={words('test.title')}>
        {words('test.code', { code: `\u2066${testCode}\u2069` })}
      </Notice>
      <OtpField label={words('step.code')} {...form.field('code')} />
    </FormDialog>
  )
}
