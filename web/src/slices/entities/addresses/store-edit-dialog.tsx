import { StoreChange } from '@souk/contract/entities/entities.contract.ts'
import type { Address, Store } from '@souk/contract/entities/entity-shapes.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useChangeStore } from '../profile/profile.data.ts'

type Props = { store: Store; addresses: readonly Address[]; onClose: () => void }

export function StoreEditDialog({ store, addresses, onClose }: Props) {
  const t = useT('profile')
  const send = useChangeStore()
  const form = useSavedForm({
    schema: StoreChange,
    version: store.version,
    saved: { name: store.name, addressId: store.addressId ?? addresses[0]?.id ?? '' },
    send: async (body, version) => {
      await send.mutateAsync({ id: store.id, body: { ...body, version } })
      onClose()
      return body
    },
  })
  const { field, conflicts } = form
  const options = addresses.map(({ id, label, city }) => ({
    value: id,
    label: [label, city].filter(Boolean).join(', '),
  }))
  return (
    <FormDialog form={form} title={t('stores.edit', { name: `\u2068${store.name}\u2069` })} onClose={onClose}>
      <FormConflicts
        conflicts={conflicts}
        label={(name) => t(name === 'name' ? 'stores.name' : 'stores.address')}
        text={(_, value) => options.find((one) => one.value === value)?.label}
      />
      <TextField label={t('stores.name')} {...field('name')} />
      <SelectField label={t('stores.address')} options={options} {...field('addressId')} />
    </FormDialog>
  )
}
