import type { TaxRate } from '@souk/contract/shipments/invoice-shapes.ts'
import { taxCategories, type TaxCategory } from '@souk/contract/shipments/tax.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { PercentField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { useTaxRates, useWrite } from '../shipments.data.ts'
import styles from './tax.module.css'

/** /invoices/tax: what a brand charges by the country its goods go to. */
export function TaxPage() {
  const t = useT('invoices')
  return (
    <Page
      title={t('titles.invoices/tax')}
      crumbs={[{ label: t('titles.invoices'), to: '/invoices' }]}
      lead={t('tax.lead')}
    >
      <QueryView query={useTaxRates()} skeleton={<DetailSkeleton />}>
        {(rates) => <TaxForm key={JSON.stringify(rates)} rates={rates} />}
      </QueryView>
    </Page>
  )
}

const empty: TaxRate = { country: '', category: 'S', rate: '', reason: '' }

function TaxForm({ rates }: { rates: readonly TaxRate[] }) {
  const t = useT('invoices')
  const isOwner = useSession().role === 'entityAdmin'
  const save = useWrite('setTaxRates')
  const [rows, setRows] = useState<readonly TaxRate[]>(rates)
  const isDirty = JSON.stringify(rows) !== JSON.stringify(rates)
  const isTwice = new Set(rows.map(({ country }) => country)).size < rows.length
  useLeaveGuard(isDirty && !save.isSuccess)
  const refused = save.error instanceof Failed ? save.error.fields : {}
  const change = (next: readonly TaxRate[]) => {
    save.reset() // what was refused is being changed
    setRows(next)
  }
  const set = (at: number, its: Partial<TaxRate>) => change(rows.map((row, n) => (n === at ? { ...row, ...its } : row)))
  const send = () =>
    save.mutate({ rates: rows.map((row) => ({ ...row, rate: row.category === 'S' ? row.rate : '0' })) })
  return (
    <div className={styles.form}>
      {!isOwner && <Notice kind="info">{t('tax.readOnly')}</Notice>}
      {rows.length === 0 && <Notice kind="info">{t('tax.none')}</Notice>}
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <li key={at} className={styles.row}>
            <CountryField
              label={t('tax.country')}
              help={row.country === '' ? t('tax.elsewhere') : undefined}
              isOptional
              isDisabled={!isOwner}
              value={row.country}
              onChange={(country) => set(at, { country: country ?? '' })}
            />
            <SelectField
              label={t('tax.category')}
              isDisabled={!isOwner}
              options={taxCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
              value={row.category}
              onChange={(category) => set(at, { category: (category ?? 'S') as TaxCategory })}
            />
            <PercentField
              label={t('tax.rate')}
              isDisabled={!isOwner || row.category !== 'S'}
              value={row.category === 'S' ? row.rate : '0'}
              error={refused[`rates.${at}.rate`]}
              onChange={(rate) => set(at, { rate })}
            />
            <TextField
              label={t('tax.reason')}
              isOptional={row.category === 'S' || row.category === 'Z'}
              isDisabled={!isOwner}
              maxLength={200}
              value={row.reason}
              error={refused[`rates.${at}.reason`]}
              onChange={(reason) => set(at, { reason })}
            />
            {isOwner && (
              <IconButton
                label={t('tax.remove', { number: at + 1 })}
                onClick={() => change(rows.filter((_, n) => n !== at))}
              >
                <IconTrash size={16} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {isTwice && <Notice kind="warning">{t('tax.twice')}</Notice>}
      {isOwner && (
        <div className={styles.actions}>
          <Button icon={<IconPlus size={16} stroke={1.7} aria-hidden />} onClick={() => change([...rows, empty])}>
            {t('tax.add')}
          </Button>
          <Button look="primary" isBusy={save.isPending} isDisabled={!isDirty || isTwice} onClick={send}>
            {t('tax.save')}
          </Button>
        </div>
      )}
    </div>
  )
}
