import { required } from '@souk/contract/core/rules.ts'
import { AddressIn } from '@souk/contract/entities/entity-shapes.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { AddressFields } from './address-fields.tsx'
import { blankAddress } from './blank-address.ts'
import { useCreateStore } from '../profile/profile.data.ts'

/** In the address book the address goes by the store's name. */
const StoreForm = z.extend(z.omit(AddressIn, { label: true }), { name: required.check(z.maxLength(120, 'rules.max')) })
const longestLabel = 60

export function StoreSheet({ country, onClose }: { country: string | null; onClose: () => void }) {
  const t = useT('profile')
  const send = useCreateStore()
  const { label: _, ...blank } = blankAddress(country)
  const form = useContractForm({
    schema: StoreForm,
    initial: { ...blank, name: '' },
    send: async ({ name, ...address }) => {
      await send.mutateAsync({ name, address: { ...address, label: name.slice(0, longestLabel) } })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormSheet form={form} title={t('stores.add')} onClose={onClose} send={t('stores.create')}>
      <TextField label={t('stores.name')} {...field('name')} />
      <AddressFields field={field} />
    </FormSheet>
  )
}
