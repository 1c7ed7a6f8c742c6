import { type BankTransfer, bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { useTransactions, useWalletWrite } from '../model/wallet.data.ts'
import { today } from '../../../lib/today.ts'

type Props = { announced: BankTransfer | null; onClose: () => void }

/** What arrived on the brand's account, matched to invoices. */
export function RecordSheet({ announced, onClose }: Props) {
  const t = useT('wallet')
  const format = useFormat()
  const write = useWalletWrite('record')
  const open = useTransactions({ kind: 'INVOICE', status: 'OPEN', limit: 100, sort: 'due' })
  const form = useContractForm({
    schema: bankTransfers.record.body,
    initial: {
      retailerId: announced?.retailer.id ?? '',
      currency: announced?.currency ?? '',
      amount: announced?.amount ?? '',
      paidOn: announced?.paidOn ?? today(),
      reference: announced?.reference ?? '',
      invoiceIds: announced?.invoices.map(({ id }) => id) ?? [],
      ...(announced && { announcementId: announced.id }),
    },
    send: async (body) => {
      const { credit, currency } = await write.mutateAsync(body)
      if (Number(credit) > 0) toast('success', t('record.credit', { amount: format.money(credit, currency) }))
      onClose()
    },
  })
  const { field, values } = form
  const retailerId = String(values['retailerId'] ?? '')
  const currency = String(values['currency'] ?? '')
  return (
    <FormSheet
      form={form}
      title={t('record')}
      send={t('record.save')}
      whyNot={open.data?.items.length === 0 && !announced && t('record.nothing')}
      onClose={onClose}
    >
      <QueryView query={open}>
        {({ items }) => {
          const retailers = new Map(
            items.flatMap(({ counterpart }) => (counterpart ? [[counterpart.id, counterpart.name] as const] : [])),
          )
          const theirs = items.filter(({ counterpart }) => counterpart?.id === retailerId)
          const currencies = [...new Set(theirs.map((one) => one.currency))]
          if (retailers.size === 0 && !announced) return <StatePanel title={t('record.nothing')} />
          return (
            <>
              <p>{t('record.text')}</p>
              {announced ? (
                <p>
                  <bdi>{announced.retailer.name}</bdi>
                </p>
              ) : (
                <SelectField
                  label={t('record.retailer')}
                  options={[...retailers].map(([value, label]) => ({ value, label }))}
                  {...field('retailerId')}
                  onChange={(next) => {
                    field('retailerId').onChange(next ?? '')
                    field('invoiceIds').onChange([])
                    const first = items.find(({ counterpart }) => counterpart?.id === next)
                    field('currency').onChange(first?.currency ?? '')
                  }}
                />
              )}
              {!announced && currencies.length > 1 && (
                <SelectField
                  label={t('currency')}
                  options={currencies.map((value) => ({ value, label: value }))}
                  {...field('currency')}
                  onChange={(next) => field('currency').onChange(next ?? '')}
                />
              )}
              {currency && <MoneyField label={t('columns.amount')} currency={currency} {...field('amount')} />}
              <DateField label={t('paidOn')} max={today()} {...field('paidOn')} />
              <TextField label={t('fact.reference')} maxLength={140} {...field('reference')} />
              {theirs.some((one) => one.currency === currency) && (
                <CheckboxGroup
                  label={t('record.invoices')}
                  value={(values['invoiceIds'] as string[] | undefined) ?? []}
                  onChange={(next) => field('invoiceIds').onChange(next)}
                  choices={theirs
                    .filter((one) => one.currency === currency && one.invoiceId)
                    .map((one) => ({
                      value: one.invoiceId!,
                      label: (
                        <bdi className="num">
                          {one.subject.number} · {format.money(one.open ?? one.amount, one.currency)}
                        </bdi>
                      ),
                    }))}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </FormSheet>
  )
}
