import { type Address, AddressIn } from '@souk/contract/entities/entity-shapes.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { AddressFields } from './address-fields.tsx'
import { blankAddress } from './blank-address.ts'
import { useProfileWords } from '../profile/use-profile-words.ts'
import { useSaveAddress } from '../profile/profile.data.ts'

type Props = { address: Address | null; isFirst: boolean; country: string | null; onClose: () => void }

export function AddressSheet({ address, isFirst, country, onClose }: Props) {
  const t = useT('profile')
  const send = useSaveAddress()
  const { id, version, ...initial } = address ?? { ...blankAddress(country), id: null, version: undefined }
  const { field, save, problem, isBusy, isDirty, conflicts } = useSavedForm({
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
  const words = useProfileWords()
  return (
    <SideSheet
      isOpen
      isDirty={isDirty}
      title={t(address ? 'addresses.edit' : 'addresses.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="address" isBusy={isBusy}>
            {t('addresses.save')}
          </Button>
        </>
      }
    >
      <Form id="address" onSubmit={save} problem={problem}>
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
      </Form>
    </SideSheet>
  )
}
