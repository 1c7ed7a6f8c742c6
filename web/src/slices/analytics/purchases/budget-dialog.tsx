import type { Budget } from '@souk/contract/analytics/purchases.contract.ts'
import { categories } from '@souk/contract/reference/taxonomy.ts'
import { useState } from 'react'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAnalyticsWrite } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'
import { useRowName } from '../model/figures.ts'

type Props = { currency: string; currencies: readonly string[]; today: string }
const everything = 'all'
type DialogProps = Props & { budget: Budget | null; onClose: () => void }

export function BudgetDialog({ budget, currency, currencies, today, onClose }: DialogProps) {
  const year = today.slice(0, 4)
  const t = useT('analytics')
  const rowName = useRowName()
  const [form, setForm] = useState({
    name: budget?.name ?? '',
    currency: budget?.currency ?? currency,
    amount: budget?.amount ?? '',
    from: budget?.from ?? `${year}-01-01`,
    to: budget?.to ?? `${year}-12-31`,
    category: budget?.category ?? everything,
  })
  const save = useAnalyticsWrite('saveBudget')
  const remove = useAnalyticsWrite('removeBudget')
  const change = (next: Partial<typeof form>) => setForm({ ...form, ...next })
  const isReady = form.name.trim() !== '' && Number(form.amount) > 0 && form.from !== '' && form.to >= form.from
  return (
    <Dialog
      isOpen
      title={budget ? t('budget.edit', { name: budget.name }) : t('budget.add')}
      onClose={onClose}
      actions={
        <>
          {budget && (
            <Button
              look="danger"
              isBusy={remove.isPending}
              onClick={() => remove.mutate({ id: budget.id }, { onSuccess: onClose })}
            >
              {t('remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            isBusy={save.isPending}
            isDisabled={!isReady}
            onClick={() =>
              save.mutate(
                {
                  ...form,
                  category: form.category === everything ? null : form.category,
                  ...(budget && { id: budget.id }),
                },
                { onSuccess: onClose },
              )
            }
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField label={t('name')} value={form.name} onChange={(name) => change({ name })} />
        <SelectField
          label={t('currency')}
          value={form.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => value && change({ currency: value })}
        />
        <MoneyField
          label={t('budget.amount')}
          currency={form.currency}
          value={form.amount}
          onChange={(amount) => change({ amount })}
        />
        <DateField label={t('from')} value={form.from} max={form.to} onChange={(from) => change({ from })} />
        <DateField label={t('to')} value={form.to} min={form.from} onChange={(to) => change({ to })} />
        <SelectField
          label={t('by.category')}
          value={form.category}
          options={[
            { value: everything, label: t('category.all') },
            ...useReferenceList('categories', categories).map(({ key }) => ({
              value: key,
              label: rowName('category', key, key),
            })),
          ]}
          onChange={(value) => value && change({ category: value })}
        />
      </div>
    </Dialog>
  )
}
