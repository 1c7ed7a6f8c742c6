import { categories, genders } from '@souk/contract/reference/taxonomy.ts'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { CountryField } from '../../../ui/choices/country-field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { type Choice, firstOf } from './product-changes.ts'
import type { DraftForm } from './product-form.ts'
import { optionsOf, useCategoryOptions, useDepartmentOptions } from '../model/taxonomy-options.ts'
import { productStatuses } from '../model/product-table-filters.ts'

type Props = { form: DraftForm }

/** One of the six selections: a list of at most one in the draft, a value or nothing in its field. */
function boundTo({ draft, set, marks }: DraftForm, name: Choice) {
  return {
    value: firstOf(draft[name]),
    ...marks(name),
    onChange: (value: string | null) => set(() => ({ [name]: value ? [value] : [] }), name),
  }
}

export function StatusField({ form }: Props) {
  const t = useT('products')
  return (
    <SelectField
      label={t('fields.status')}
      options={optionsOf('status', productStatuses, t)}
      {...boundTo(form, 'status')}
    />
  )
}

/** Another category lets the old sub-category go. */
export function CategoryFields({ form }: Props) {
  const t = useT('products')
  const category = firstOf(form.draft.category)
  const options = useCategoryOptions(form.draft.category)
  const subs = useReferenceList('categories', categories).find(({ key }) => key === category)?.subCategories ?? []
  return (
    <FieldRow>
      <ComboboxField
        label={t('fields.category')}
        isOptional
        options={options}
        {...boundTo(form, 'category')}
        onChange={(value) =>
          form.set(() => ({ category: value ? [value] : [], subCategory: [] }), 'category', 'subCategory')
        }
      />
      <ComboboxField
        label={t('fields.subCategory')}
        isOptional
        isDisabled={subs.length === 0}
        options={optionsOf('subCategories', subs, t)}
        {...boundTo(form, 'subCategory')}
      />
    </FieldRow>
  )
}

export function DepartmentField({ form }: Props) {
  const t = useT('products')
  return (
    <ComboboxField
      label={t('fields.department')}
      isOptional
      options={useDepartmentOptions(form.draft.department)}
      {...boundTo(form, 'department')}
    />
  )
}

export function GenderField({ form }: Props) {
  const t = useT('products')
  return (
    <ComboboxField
      label={t('fields.gender')}
      isOptional
      options={optionsOf('genders', useReferenceList('genders', genders), t)}
      {...boundTo(form, 'gender')}
    />
  )
}

export function MadeInField({ form }: Props) {
  const t = useT('products')
  return <CountryField label={t('fields.country')} isOptional {...boundTo(form, 'country')} />
}
