import { type Budget, BudgetIn } from '@souk/contract/analytics/purchases.contract.ts'
import { categories } from '@souk/contract/reference/taxonomy.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useAnalyticsWrite } from '../model/analytics.data.ts'
import { useRowName } from '../model/figures.ts'

type Props = { currency: string; currencies: readonly string[]; today: string }
const everything = 'all'
type DialogProps = Props & { budget: Budget | null; onClose: () => void }

export function BudgetDialog({ budget, currency, currencies, today, onClose }: DialogProps) {
  const year = today.slice(0, 4)
  const t = useT('analytics')
  const rowName = useRowName()
  const save = useAnalyticsWrite('saveBudget')
  const remove = useAnalyticsWrite('removeBudget')
  const form = useContractForm({
    schema: BudgetIn,
    initial: {
      name: budget?.name ?? '',
      currency: budget?.currency ?? currency,
      amount: budget?.amount ?? '',
      from: budget?.from ?? `${year}-01-01`,
      to: budget?.to ?? `${year}-12-31`,
      category: budget?.category ?? null,
    },
    send: async (body) => {
      await save.mutateAsync({ ...body, ...(budget && { id: budget.id }) })
      onClose()
    },
  })
  const { field } = form
  const [from, to, category] = [field('from'), field('to'), field('category')]
  return (
    <FormDialog
      form={form}
      title={budget ? t('budget.edit', { name: budget.name }) : t('budget.add')}
      onClose={onClose}
      others={
        budget && (
          <Button
            look="danger"
            isBusy={remove.isPending}
            onClick={() => remove.mutate({ id: budget.id }, { onSuccess: onClose })}
          >
            {t('form.remove')}
          </Button>
        )
      }
    >
      <TextField label={t('name')} maxLength={60} {...field('name')} />
      <SelectField
        label={t('currency')}
        options={currencies.map((value) => ({ value, label: value }))}
        {...field('currency')}
      />
      <MoneyField label={t('budget.amount')} currency={field('currency').value} {...field('amount')} />
      <DateField label={t('from')} {...from} max={to.value} />
      <DateField label={t('to')} {...to} min={from.value} />
      <SelectField
        label={t('by.category')}
        {...category}
        value={category.value ?? everything}
        onChange={(value) => category.onChange(value === everything ? null : value)}
        options={[
          { value: everything, label: t('category.all') },
          ...useReferenceList('categories', categories).map(({ key }) => ({
            value: key,
            label: rowName('category', key, key),
          })),
        ]}
      />
    </FormDialog>
  )
}
