import type { SavedTaxRate, TaxRate } from '@souk/contract/shipments/invoice-shapes.ts'
import { taxCategories, type TaxCategory } from '@souk/contract/shipments/tax.ts'
import { rights } from '@souk/contract/core/rights/rights.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { z } from 'zod/mini'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useMay } from '../../../lib/session/use-session.ts'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { PercentField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useTaxRates, useWrite } from '../model/shipments.data.ts'
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
        {(rates) => <TaxForm rates={rates} />}
      </QueryView>
    </Page>
  )
}

const empty: TaxRate = { country: '', category: 'S', rate: '', reason: '' }

/** The server judges the rows, as it does for sheets. */
const Rates = z.strictObject({ rates: z.custom<TaxRate[]>() })
const rowsOf = (saved: readonly SavedTaxRate[]) => ({
  rates: saved.map(({ country, category, rate, reason }) => ({ country, category, rate, reason })),
})

function TaxForm({ rates }: { rates: readonly SavedTaxRate[] }) {
  const t = useT('invoices')
  const format = useFormat()
  const isOwner = useMay(rights.setTaxRates)
  const write = useWrite('setTaxRates')
  const { field, save, problem, isBusy, isDirty, conflicts } = useSavedForm({
    schema: Rates,
    saved: rowsOf(rates),
    version: rates[0]?.version ?? 0,
    async send({ rates: typed }, version) {
      const sent = typed.map((row) => ({ ...row, rate: row.category === 'S' ? row.rate : '0' }))
      return rowsOf(await write.mutateAsync({ rates: sent, version }))
    },
  })
  const { value: rows, onChange: change } = field('rates')
  const errorOf = (path: string) => field(path as 'rates').error
  const isTwice = new Set(rows.map(({ country }) => country)).size < rows.length
  useLeaveGuard(isDirty)
  const inWords = (value: unknown) =>
    (value as TaxRate[])
      .map(({ country, category, rate, reason }) => {
        const place = country === '' ? t('tax.others') : format.country(country)
        return [place, t(`category.${category}`), `${rate}%`, reason].filter(Boolean).join(', ')
      })
      .join('\n')
  const set = (at: number, part: Partial<TaxRate>) =>
    change(rows.map((row, n) => (n === at ? { ...row, ...part } : row)))
  return (
    <Form onSubmit={save} problem={problem}>
      <Stack gap={24}>
        <FormConflicts conflicts={conflicts} label={() => t('taxRates')} text={(_, value) => inWords(value)} />
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
                error={errorOf(`rates.${at}.rate`)}
                onChange={(rate) => set(at, { rate })}
              />
              <TextField
                label={t('tax.reason')}
                isOptional={row.category === 'S' || row.category === 'Z'}
                isDisabled={!isOwner}
                maxLength={200}
                value={row.reason}
                error={errorOf(`rates.${at}.reason`)}
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
          <Row isSpread>
            <Button icon={<IconPlus size={16} stroke={1.7} aria-hidden />} onClick={() => change([...rows, empty])}>
              {t('tax.add')}
            </Button>
            <Button
              type="submit"
              look="primary"
              isBusy={isBusy}
              whyNot={isTwice ? t('tax.twice') : !isDirty && t('form.unchanged')}
            >
              {t('tax.save')}
            </Button>
          </Row>
        )}
      </Stack>
    </Form>
  )
}
