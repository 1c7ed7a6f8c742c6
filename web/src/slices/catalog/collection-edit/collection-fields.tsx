import type { CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import type { SavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import {
  AmountField,
  EntityPictureField,
  OtherMinimumsField,
  ProfileSection,
  currencyOptions,
} from '../../entities/door.ts'
import { MinimumWarning } from './minimum-warning.tsx'
import { collectionTypes } from '@souk/contract/catalog/collection-types.ts'

type Props = { field: SavedForm<typeof CollectionIn>['field']; currency: string }

/** Everything a brand says about a collection, in three parts. */
export function CollectionFields({ field, currency }: Props) {
  const t = useT('catalog')
  const type = field('type')
  return (
    <div>
      <ProfileSection title={t('form.about')} text={t('form.about.text')}>
        <TextField label={t('fields.collectionName')} maxLength={120} {...field('collectionName')} />
        <TextField
          label={t('fields.season')}
          help={t('fields.season.help')}
          isOptional
          maxLength={60}
          suggestions={useReferenceList('seasons', [])}
          {...field('season')}
        />
        <RadioCards
          label={t('fields.type')}
          cards={collectionTypes.map((value) => ({ value, label: t(`type.${value}`), hint: t(`type.${value}.text`) }))}
          {...type}
        />
        <EntityPictureField use="banner" label={t('fields.cover')} help={t('fields.cover.help')} {...field('cover')} />
        <TextAreaField
          label={t('fields.description')}
          isOptional
          maxLength={2_000}
          rows={5}
          {...field('description')}
        />
      </ProfileSection>
      <ProfileSection title={t('form.dates')} text={t('form.dates.text')}>
        <DateField
          isOptional
          label={t('fields.orderDeadline')}
          help={t('fields.orderDeadline.help')}
          {...field('orderDeadline')}
        />
        <FieldRow>
          <DateField isOptional label={t('fields.shippingStartDate')} {...field('shippingStartDate')} />
          <DateField isOptional label={t('fields.shippingEndDate')} {...field('shippingEndDate')} />
        </FieldRow>
      </ProfileSection>
      <MoneyPart field={field} currency={currency} />
    </div>
  )
}

function MoneyPart({ field, currency }: Props) {
  const t = useT('catalog')
  const options = currencyOptions(useLanguage())
  const [main, all] = [field('currency'), field('currencies')]
  /** The main currency is always among them. */
  function changeMain(code: string | null): void {
    main.onChange(code ?? '')
    if (code && !all.value.includes(code)) all.onChange([...all.value, code])
  }
  return (
    <ProfileSection title={t('form.money')} text={t('form.money.text')}>
      <FieldRow>
        <ComboboxField label={t('fields.currency')} options={options} {...main} onChange={changeMain} />
        <AmountField
          label={t('fields.minimumOrderValue')}
          help={t('fields.minimumOrderValue.help')}
          currency={currency}
          {...field('minimumOrderValue')}
        />
      </FieldRow>
      <MultiSelectField
        label={t('fields.currencies')}
        help={t('fields.currencies.help')}
        options={options}
        maximum={20}
        {...all}
        onChange={(next) => all.onChange([...next])}
      />
      <OtherMinimumsField
        currencies={all.value.filter((code) => code !== currency)}
        labelOf={(currency) => t('fields.otherMinimum', { currency })}
        {...field('otherMinimums')}
      />
      <MinimumWarning
        currencies={all.value}
        stated={{
          currency,
          minimumOrderValue: field('minimumOrderValue').value,
          otherMinimums: field('otherMinimums').value ?? {},
        }}
      />
      <TextAreaField
        label={t('fields.notes')}
        help={t('fields.notes.help')}
        isOptional
        maxLength={2_000}
        {...field('notes')}
      />
    </ProfileSection>
  )
}
