import { type BankTransfer, bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { amount, money, sum } from '@souk/contract/core/money.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useBankTransfers, useWalletWrite } from '../model/wallet.data.ts'
import { today } from '../../../lib/today.ts'

type Paid = { id: string; number: string; currency: string; open: string; retailer: { id: string; name: string } }
/** Invoices of one retailer in one currency. */
type Props = { invoices: readonly Paid[]; onClose: () => void; onDone?: () => void }

/** What arrived for these invoices. A transfer that the retailer announced for them is the one that arrived. */
export function RecordPayment(props: Props) {
  const { data, isPending } = useBankTransfers({ status: 'ANNOUNCED', limit: 100 })
  if (isPending) return null
  const ids = new Set(props.invoices.map(({ id }) => id))
  const announced = data?.items.find(({ invoices }) => invoices.some(({ id }) => ids.has(id)))
  return <PaymentForm {...props} announced={announced} />
}

function PaymentForm({ invoices, announced, onClose, onDone }: Props & { announced: BankTransfer | undefined }) {
  const t = useT('wallet')
  const format = useFormat()
  const write = useWalletWrite('record')
  const { retailer, currency } = invoices[0]!
  const numbers = invoices.map(({ number }) => number)
  const form = useContractForm({
    schema: bankTransfers.record.body,
    initial: {
      retailerId: retailer.id,
      currency,
      amount: announced?.amount ?? openOf(invoices),
      paidOn: announced?.paidOn ?? today(),
      reference: announced?.reference ?? numbers.join(', ').slice(0, 140),
      invoiceIds: invoices.map(({ id }) => id),
      ...(announced && { announcementId: announced.id }),
    },
    send: async (body) => {
      const { credit } = await write.mutateAsync(body)
      if (Number(credit) > 0) toast('success', t('record.credit', { amount: format.money(credit, currency) }))
      onDone?.()
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog form={form} title={t('payment')} send={t('record.save')} onClose={onClose}>
      <p>
        {t('payment.of', { name: `\u2068${retailer.name}\u2069` })} <bdi className="num">{format.list(numbers)}</bdi>
      </p>
      {announced && <p className="caption">{t('payment.announced')}</p>}
      <MoneyField label={t('columns.amount')} currency={currency} {...field('amount')} />
      <DateField label={t('paidOn')} max={today()} {...field('paidOn')} />
      <TextField label={t('fact.reference')} maxLength={140} {...field('reference')} />
    </FormDialog>
  )
}

/** What is open of all of them; they are in one currency. */
function openOf(invoices: readonly Paid[]): string {
  const { currency } = invoices[0]!
  const parts = invoices.map(({ open }) => money(open, currency)!)
  return amount(sum(currency, parts))
}
