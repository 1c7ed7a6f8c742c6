import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import { NewCreditApplication } from '@souk/contract/wallet/credit.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { currencyOptions, useOwnDocuments, useOwnEntity } from '../../entities/door.ts'
import { useWalletWrite } from '../model/wallet.data.ts'

/** An application for credit, prefilled with what the profile knows. */
export function ApplySheet({ onClose }: { onClose: () => void }) {
  const entity = useOwnEntity()
  return <QueryView query={entity}>{(own) => <Sheet own={own} onClose={onClose} />}</QueryView>
}

function Sheet({ own, onClose }: { own: OwnEntity; onClose: () => void }) {
  const t = useT('wallet')
  const language = useLanguage()
  const documents = useOwnDocuments()
  const write = useWalletWrite('applyForCredit')
  const form = useContractForm({
    schema: NewCreditApplication,
    initial: {
      currency: own.currency,
      amount: '',
      legalName: own.entityName,
      registrationNumber: own.registrationNumber,
      yearsTrading: null,
      annualTurnover: '',
      contactName: '',
      contactEmail: own.email ?? '',
      notes: '',
      documentIds: [],
    },
    send: async (body) => {
      await write.mutateAsync(body)
      onClose()
    },
  })
  const { field, values } = form
  const currency = String(values['currency'] ?? own.currency)
  const [amount, turnover] = [field('amount'), field('annualTurnover')]
  const chosen = field('documentIds')
  return (
    <FormSheet form={form} title={t('credit.apply')} onClose={onClose} send={t('credit.send')}>
      <ComboboxField
        label={t('currency')}
        options={currencyOptions(language)}
        {...field('currency')}
        onChange={(next) => field('currency').onChange(next ?? '')}
      />
      <MoneyField label={t('credit.amount')} currency={currency} {...amount} />
      <TextField label={t('credit.legalName')} maxLength={120} {...field('legalName')} />
      <TextField label={t('credit.registration')} maxLength={60} {...field('registrationNumber')} />
      <NumberField label={t('credit.years')} min={0} max={500} {...field('yearsTrading')} />
      <MoneyField label={t('credit.turnover')} currency={currency} {...turnover} />
      <TextField label={t('credit.contact')} maxLength={120} {...field('contactName')} />
      <TextField type="email" label={t('credit.email')} {...field('contactEmail')} />
      <QueryView query={documents}>
        {(list) => (
          <CheckboxGroup
            label={t('credit.documents')}
            help={t('credit.documents.help')}
            {...chosen}
            value={(chosen.value as string[] | null) ?? []}
            onChange={(next) => chosen.onChange(next)}
            choices={list
              .filter(({ status }) => status !== 'REJECTED')
              .map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
          />
        )}
      </QueryView>
      <TextAreaField label={t('credit.notes')} isOptional maxLength={2_000} {...field('notes')} />
    </FormSheet>
  )
}
