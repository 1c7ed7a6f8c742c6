import { type Address, AddressIn } from '@souk/contract/entities/entity-shapes.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { AddressFields } from './address-fields.tsx'
import { blankAddress } from './blank-address.ts'
import { useProfileWords } from '../profile/use-profile-words.ts'
import { useSaveAddress } from '../profile/profile.data.ts'

type Props = { address: Address | null; isFirst: boolean; country: string | null; onClose: () => void }

export function AddressSheet({ address, isFirst, country, onClose }: Props) {
  const t = useT('profile')
  const send = useSaveAddress()
  const { id, version, ...initial } = address ?? { ...blankAddress(country), id: null, version: undefined }
  const form = useSavedForm({
    schema: AddressIn,
    version,
    saved: {
      ...initial,
      isDefaultShipping: initial.isDefaultShipping || isFirst,
      isDefaultBilling: initial.isDefaultBilling || isFirst,
    },
    send: async (body, seen) => {
      await send.mutateAsync({ id, body: { ...body, version: seen } })
      onClose()
      return body
    },
  })
  const { field, conflicts } = form
  const words = useProfileWords()
  return (
    <FormSheet
      form={form}
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      onClose={onClose}
      send={t('addresses.save')}
    >
      <FormConflicts conflicts={conflicts} {...words} />
      <TextField label={t('fields.label')} help={t('fields.label.help')} {...field('label')} />
      <AddressFields field={field} />
      {(['isDefaultShipping', 'isDefaultBilling'] as const).map((kind) => {
        const isFixed = isFirst || address?.[kind] === true
        return (
          <CheckboxField
            key={kind}
            label={t(`addresses.${kind}`)}
            {...(isFixed && { help: t(isFirst ? 'addresses.firstIsDefault' : 'addresses.stays') })}
            isDisabled={isFixed}
            {...field(kind)}
          />
        )
      })}
    </FormSheet>
  )
}
