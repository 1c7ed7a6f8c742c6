import { type OwnEntity, Segmentation } from '@souk/contract/entities/entity-shapes.ts'
import { storeTypes } from '@souk/contract/entities/entity-words.ts'
import { categories, departments } from '@souk/contract/reference/taxonomy.ts'
import { useChoosable } from '../../../lib/reference-lists.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxGroup } from '../../../ui/choices/checkbox.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FieldRow, Form } from '../../../ui/forms/form.tsx'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { AmountField } from './amount-field.tsx'
import { BrandMinimums } from './other-minimums-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import { categoriesOf, segmentationOf } from './profile-segmentation-values.ts'
import { ShippingFields } from './profile-shipping-fields.tsx'
import { useProfileWords } from './use-profile-words.ts'
import { useUnsaved } from './profile-unsaved.tsx'
import { useSaveSegmentation } from './profile.data.ts'

/** What it sells or buys, at which prices, and where it goes. */
export function SegmentationForm({ entity }: { entity: OwnEntity }) {
  const t = useT('profile')
  const { entityType: side, currency } = entity
  const send = useSaveSegmentation()
  const form = useSavedForm({
    schema: Segmentation,
    saved: segmentationOf(entity),
    version: entity.version,
    send: async (body, version) => segmentationOf(await send.mutateAsync({ ...body, version })),
  })
  const { field, save, problem, isBusy, isDirty, discard, conflicts } = form
  const words = useProfileWords()
  useUnsaved(isDirty)
  const [chosen, kinds] = [field('departments'), field('categories')]
  const all = useChoosable('categories', categories, kinds.value)
  const open = categoriesOf(all, chosen.value)

  /** A category goes with the last of its departments. */
  function changeDepartments(next: readonly string[]): void {
    chosen.onChange(next)
    const left = categoriesOf(all, next)
    kinds.onChange(kinds.value.filter((one) => left.includes(one)))
  }
  return (
    <Form onSubmit={save} problem={problem}>
      <FormConflicts conflicts={conflicts} {...words} />
      <div>
        <ProfileSection title={t('segmentation.range')} text={t(`segmentation.range.${side}`)}>
          <CheckboxGroup
            label={t('fields.departments')}
            choices={useChoosable('departments', departments, chosen.value).map((value) => ({
              value,
              label: t(`departments.${value}`),
            }))}
            {...chosen}
            onChange={changeDepartments}
          />
          <MultiSelectField
            label={t('fields.categories')}
            help={t(open.length === 0 ? 'fields.categories.first' : 'fields.categories.help')}
            isDisabled={open.length === 0}
            options={open.map((value) => ({ value, label: t(`categories.${value}`) }))}
            {...kinds}
          />
          {side === 'retailer' && <StoreTypes {...field('storeTypes')} />}
        </ProfileSection>
        <ProfileSection title={t('segmentation.prices')} text={t(`segmentation.prices.${side}`)}>
          <FieldRow>
            {(['avgWholesalePrice', 'avgRetailPrice'] as const).map((name) => (
              <AmountField
                key={name}
                label={t(`fields.${name}`)}
                isOptional={side === 'retailer'}
                currency={currency}
                {...field(name)}
              />
            ))}
          </FieldRow>
          {side === 'brand' && (
            <>
              <AmountField
                label={t('fields.minimumOrderValue')}
                help={t('fields.minimumOrderValue.help')}
                currency={currency}
                {...field('minimumOrderValue')}
              />
              <BrandMinimums main={currency} {...field('otherMinimums')} />
            </>
          )}
        </ProfileSection>
        {side === 'brand' && (
          <ShippingFields
            from={field('shipsFromCountries')}
            never={field('restrictedCountries')}
            isWspHidden={field('isWspHidden')}
          />
        )}
      </div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}

type StoreTypesProps = { value: readonly string[]; onChange: (value: readonly string[]) => void }

function StoreTypes({ value, onChange }: StoreTypesProps) {
  const t = useT('profile')
  return (
    <CheckboxGroup
      label={t('fields.storeTypes')}
      choices={storeTypes.map((one) => ({ value: one, label: t(`storeTypes.${one}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
