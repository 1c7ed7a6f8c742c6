import { required } from '@souk/contract/core/rules.ts'
import { AddressIn } from '@souk/contract/entities/entity-shapes.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
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
  const { field, save, problem, isBusy, isDirty } = useContractForm({
    schema: StoreForm,
    initial: { ...blank, name: '' },
    send: async ({ name, ...address }) => {
      await send.mutateAsync({ name, address: { ...address, label: name.slice(0, longestLabel) } })
      onClose()
    },
  })
  return (
    <SideSheet
      isOpen
      isDirty={isDirty}
      title={t('stores.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="store" isBusy={isBusy}>
            {t('stores.create')}
          </Button>
        </>
      }
    >
      <Form id="store" onSubmit={save} problem={problem}>
        <TextField label={t('stores.name')} {...field('name')} />
        <AddressFields field={field} />
      </Form>
    </SideSheet>
  )
}
