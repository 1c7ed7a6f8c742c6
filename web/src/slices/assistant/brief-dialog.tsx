import { type Brief, garmentKeys } from '@souk/contract/assistant/brief.ts'
import { colourKeys, materialKeys } from '@souk/contract/assistant/brief-words.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { useState } from 'react'
import { useReferenceList } from '../../lib/reference-lists.ts'
import { useSending } from '../../lib/forms/use-sending.ts'
import { type T, useT } from '../../lib/language/use-t.ts'
import { MultiSelectField } from '../../ui/choices/multi-select-field.tsx'
import { SelectField } from '../../ui/choices/select-field.tsx'
import { Switch } from '../../ui/choices/switch.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { DecimalField, MoneyField } from '../../ui/fields/number-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormSheet } from '../../ui/forms/form-dialog.tsx'
import styles from './brief-chips.module.css'
import { type Draft, briefOf, draftOf } from './brief-draft.ts'
import { garmentName, termName } from './brief-text.ts'

type Props = {
  brief: Brief
  brandNames: readonly string[]
  onClose: () => void
  onSave: (brief: Brief) => Promise<unknown>
}

/** The whole brief as a form. */
export function BriefDialog({ brief, brandNames, onClose, onSave }: Props) {
  const t = useT('assistant')
  const [before] = useState(() => draftOf(brief))
  const [draft, setDraft] = useState(before)
  const set = <K extends keyof Draft>(field: K) => ({
    value: draft[field],
    isOptional: true,
    onChange: (value: Draft[K]) => setDraft((now) => ({ ...now, [field]: value })),
  })
  const named = (keys: readonly string[], name: (key: string) => string) =>
    keys.map((value) => ({ value, label: name(value) }))
  const brands = [...new Set([...brandNames, ...draft.brands])]
  const choice = (keys: readonly string[], group: string) => [
    { value: '', label: t('brief.any') },
    ...keys.map((value) => ({ value, label: (t as T)(`${group}.${value}`) })),
  ]
  const next = briefOf(brief, draft)
  const form = useSending({
    isDirty: draft !== before,
    objection: () => !next && t('brief.problem'),
    send: async () => next && (await onSave(next)),
  })
  return (
    <FormSheet form={form} title={t('brief.title')} send={t('brief.save')} onClose={onClose}>
      <Stack gap={16}>
        <div className={styles.pair}>
          <MoneyField label={t('field.budget')} currency={draft.currency} {...set('budget')} />
          <SelectField
            label={t('field.currency')}
            options={useReferenceList('currencies', currencies).map(({ code }) => ({ value: code, label: code }))}
            value={draft.currency}
            onChange={(currency) => setDraft((now) => ({ ...now, currency: currency ?? now.currency }))}
          />
        </div>
        <MultiSelectField
          label={t('field.categories')}
          options={named(garmentKeys, (key) => garmentName(t as T, key))}
          {...set('categories')}
        />
        <MultiSelectField
          label={t('field.materials')}
          options={named(materialKeys, (key) => termName(t as T, key))}
          {...set('materials')}
        />
        <MultiSelectField
          label={t('field.colours')}
          options={named(colourKeys, (key) => termName(t as T, key))}
          {...set('colours')}
        />
        <MultiSelectField label={t('field.brands')} options={named(brands, (name) => name)} {...set('brands')} />
        <MultiSelectField
          label={t('field.exclude')}
          options={named(
            [...new Set([...colourKeys, ...materialKeys, ...garmentKeys, ...brandNames, ...draft.exclude])],
            (key) => termName(t as T, key),
          )}
          {...set('exclude')}
        />
        <div className={styles.pair}>
          <DateField label={t('field.deliverFrom')} {...set('deliverFrom')} />
          <DateField label={t('field.deliverBy')} {...set('deliverBy')} />
        </div>
        <TextField label={t('field.sizes')} help={t('field.sizes.help')} {...set('sizes')} />
        <div className={styles.pair}>
          <DecimalField label={t('field.maxBrands')} decimals={0} {...set('maxBrands')} />
          <DecimalField label={t('field.maxStyles')} decimals={0} {...set('maxStyles')} />
        </div>
        <div className={styles.pair}>
          <DecimalField label={t('field.unitsPerStyle')} decimals={0} {...set('unitsPerStyle')} />
          <DecimalField label={t('field.minMarkup')} decimals={2} {...set('minMarkup')} />
        </div>
        <div className={styles.pair}>
          <MoneyField label={t('field.minWholesale')} currency={draft.currency} {...set('minWholesale')} />
          <MoneyField label={t('field.maxWholesale')} currency={draft.currency} {...set('maxWholesale')} />
        </div>
        <div className={styles.pair}>
          <SelectField
            label={t('field.gender')}
            options={choice(['FEMALE', 'MALE', 'UNISEX'], 'gender')}
            value={draft.gender}
            onChange={(gender) => setDraft((now) => ({ ...now, gender: gender ?? '' }))}
          />
          <SelectField
            label={t('field.priceLevel')}
            options={choice(['low', 'high'], 'priceLevel')}
            value={draft.priceLevel}
            onChange={(priceLevel) => setDraft((now) => ({ ...now, priceLevel: priceLevel ?? '' }))}
          />
        </div>
        <Switch
          label={t('field.inStock')}
          isOn={draft.inStock}
          onChange={(inStock) => setDraft((now) => ({ ...now, inStock }))}
        />
      </Stack>
    </FormSheet>
  )
}
