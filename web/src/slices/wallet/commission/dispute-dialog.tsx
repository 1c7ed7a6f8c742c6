import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'

/** Tells an admin what is wrong with an order's commission or rewards. */
export function DisputeDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useT('wallet')
  const write = useWalletWrite('dispute')
  const form = useContractForm({
    schema: wallet.dispute.body,
    initial: { text: '' },
    send: async ({ text }) => {
      await write.mutateAsync({ orderId, text })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog form={form} title={t('dispute.title')} onClose={onClose} send={t('dispute.send')}>
      <TextAreaField label={t('dispute.text')} help={t('dispute.help')} maxLength={1_000} {...field('text')} />
    </FormDialog>
  )
}
