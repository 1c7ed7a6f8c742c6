import { StoreChange } from '@souk/contract/entities/entities.contract.ts'
import type { Address, Store } from '@souk/contract/entities/entity-shapes.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useChangeStore } from '../profile/profile.data.ts'

type Props = { store: Store; addresses: readonly Address[]; onClose: () => void }

export function StoreEditDialog({ store, addresses, onClose }: Props) {
  const t = useT('profile')
  const send = useChangeStore()
  const { field, save, problem, isBusy } = useContractForm({
    schema: StoreChange,
    initial: { name: store.name, addressId: store.addressId ?? addresses[0]?.id ?? '' },
    send: async (body) => {
      await send.mutateAsync({ id: store.id, body })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      title={t('stores.edit', { name: `\u2068${store.name}\u2069` })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="store-edit" isBusy={isBusy}>
            {t('stores.save')}
          </Button>
        </>
      }
    >
      <Form id="store-edit" onSubmit={save} problem={problem}>
        <TextField label={t('stores.name')} {...field('name')} />
        <SelectField
          label={t('stores.address')}
          options={addresses.map(({ id, label, city }) => ({
            value: id,
            label: [label, city].filter(Boolean).join(', '),
          }))}
          {...field('addressId')}
        />
      </Form>
    </Dialog>
  )
}
