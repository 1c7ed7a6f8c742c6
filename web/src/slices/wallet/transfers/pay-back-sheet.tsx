import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'
import { today } from './today.ts'

type Props = { credit: Wallet['credits'][number]; onClose: () => void }

/** The brand paid a retailer's credit back outside. */
export function PayBackSheet({ credit: { counterpart, currency, amount: has }, onClose }: Props) {
  const t = useT('wallet')
  const write = useWalletWrite('payBack')
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: bankTransfers.payBack.body,
    initial: { retailerId: counterpart.id, currency, amount: has, paidOn: today(), reference: '' },
    send: async (body) => {
      await write.mutateAsync(body)
      onClose()
    },
  })
  const amount = field('amount')
  return (
    <SideSheet
      isOpen
      isDirty={isDirty}
      title={t('payBack.title', { name: `\u2068${counterpart.name}\u2069` })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="pay-back" isBusy={isBusy}>
            {t('payBack.save')}
          </Button>
        </>
      }
    >
      <Form id="pay-back" onSubmit={save} problem={problem}>
        <p>{t('payBack.text')}</p>
        <MoneyField label={t('columns.amount')} currency={currency} {...amount} value={String(amount.value ?? '')} />
        <DateField label={t('paidOn')} max={today()} {...field('paidOn')} />
        <TextField label={t('fact.reference')} maxLength={140} {...field('reference')} />
      </Form>
    </SideSheet>
  )
}
