import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'

/** Tells an admin what is wrong with an order's commission or rewards. */
export function DisputeDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const t = useT('wallet')
  const write = useWalletWrite('dispute')
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: wallet.dispute.body,
    initial: { text: '' },
    send: async ({ text }) => {
      await write.mutateAsync({ orderId, text })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      isDirty={isDirty}
      title={t('dispute.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="dispute" isBusy={isBusy}>
            {t('dispute.send')}
          </Button>
        </>
      }
    >
      <Form id="dispute" onSubmit={save} problem={problem}>
        <TextAreaField label={t('dispute.text')} help={t('dispute.help')} maxLength={1_000} {...field('text')} />
      </Form>
    </Dialog>
  )
}
