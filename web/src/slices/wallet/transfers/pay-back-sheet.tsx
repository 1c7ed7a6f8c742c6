import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import type { Wallet } from '@souk/contract/wallet/wallet-shapes.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'
import { today } from '../../../lib/today.ts'

type Props = { credit: Wallet['credits'][number]; onClose: () => void }

/** The brand paid a retailer's credit back outside. */
export function PayBackSheet({ credit: { counterpart, currency, amount: has }, onClose }: Props) {
  const t = useT('wallet')
  const write = useWalletWrite('payBack')
  const form = useContractForm({
    schema: bankTransfers.payBack.body,
    initial: { retailerId: counterpart.id, currency, amount: has, paidOn: today(), reference: '' },
    send: async (body) => {
      await write.mutateAsync(body)
      onClose()
    },
  })
  const { field } = form
  const amount = field('amount')
  return (
    <FormSheet
      form={form}
      title={t('payBack.title', { name: `\u2068${counterpart.name}\u2069` })}
      onClose={onClose}
      send={t('payBack.save')}
    >
      <p>{t('payBack.text')}</p>
      <MoneyField label={t('columns.amount')} currency={currency} {...amount} value={String(amount.value ?? '')} />
      <DateField label={t('paidOn')} max={today()} {...field('paidOn')} />
      <TextField label={t('fact.reference')} maxLength={140} {...field('reference')} />
    </FormSheet>
  )
}
