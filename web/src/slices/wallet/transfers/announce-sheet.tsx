import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import type { TransactionDetail } from '@souk/contract/wallet/wallet-shapes.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useWalletWrite } from '../model/wallet.data.ts'
import { today } from '../../../lib/today.ts'

type Props = { transaction: TransactionDetail; onClose: () => void }

/** Tells the brand that a transfer is on its way; it is booked when the brand records it. */
export function AnnounceSheet({ transaction, onClose }: Props) {
  const t = useT('wallet')
  const write = useWalletWrite('announce')
  const { counterpart, currency, open, subject, invoiceId } = transaction
  const form = useContractForm({
    schema: bankTransfers.announce.body,
    initial: {
      brandId: counterpart?.id ?? '',
      currency,
      amount: open ?? '',
      paidOn: today(),
      reference: subject.number,
      invoiceIds: invoiceId ? [invoiceId] : [],
    },
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
      title={t('announce.title', { name: `\u2068${counterpart?.name ?? ''}\u2069` })}
      onClose={onClose}
      send={t('announce.send')}
    >
      <p>{t('announce.text')}</p>
      <MoneyField label={t('columns.amount')} currency={currency} {...amount} value={String(amount.value ?? '')} />
      <DateField label={t('paidOn')} max={today()} {...field('paidOn')} />
      <TextField label={t('fact.reference')} help={t('reference.help')} maxLength={140} {...field('reference')} />
    </FormSheet>
  )
}
