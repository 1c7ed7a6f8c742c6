import { type Collection, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useCollectionWrite } from '../model/collection-writes.data.ts'

const Extension = z.pick(CollectionIn, { orderDeadline: true })

/** A later day, or none, and orders come in again. */
export function ExtendDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const t = useT('catalog')
  const change = useCollectionWrite('changeCollection')
  const { id, version, collectionName: name } = collection
  const { field, save, problem, isBusy } = useContractForm({
    schema: Extension,
    initial: { orderDeadline: null },
    send: async (body) => {
      await change.mutateAsync({ id, body: { ...body, ...(version !== undefined && { version }) } })
      onClose()
    },
  })
  const deadline = field('orderDeadline')
  return (
    <Dialog
      isOpen
      title={t('extend.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" form="extend" isBusy={isBusy}>
            {t('step.extend')}
          </Button>
        </>
      }
    >
      <Form id="extend" onSubmit={save} problem={problem}>
        <DateField
          label={t('extend.day')}
          help={t('extend.help')}
          isOptional
          {...deadline}
          value={deadline.value ?? ''}
          onChange={(day) => deadline.onChange(day || null)}
        />
      </Form>
    </Dialog>
  )
}
