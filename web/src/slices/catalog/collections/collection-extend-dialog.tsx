import { type Collection, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useCollectionWrite } from '../model/collection-writes.data.ts'

const Extension = z.pick(CollectionIn, { orderDeadline: true })

/** A later day, or none, and orders come in again. */
export function ExtendDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const t = useT('catalog')
  const change = useCollectionWrite('changeCollection')
  const { id, version, collectionName: name } = collection
  const form = useContractForm({
    schema: Extension,
    initial: { orderDeadline: null },
    send: async (body) => {
      await change.mutateAsync({ id, body: { ...body, ...(version !== undefined && { version }) } })
      onClose()
    },
  })
  const { field } = form
  const deadline = field('orderDeadline')
  return (
    <FormDialog form={form} title={t('extend.title', { name })} onClose={onClose} send={t('step.extend')}>
      <DateField label={t('extend.day')} help={t('extend.help')} isOptional {...deadline} />
    </FormDialog>
  )
}
