import { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { useNavigate } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useReferenceList } from '../../../lib/reference-lists.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { nextSeason } from './collection-next-season.ts'
import { useCollectionWrite } from '../model/collection-writes.data.ts'

type Props = { collection: BrandCollectionRow; onClose: () => void }

/** A draft for the next season: the products come along, stock and deadline do not. */
export function DuplicateDialog({ collection, onClose }: Props) {
  const t = useT('catalog')
  const navigate = useNavigate()
  const duplicate = useCollectionWrite('duplicateCollection')
  const form = useContractForm({
    schema: collections.duplicate.body,
    initial: { collectionName: nextSeason(collection.collectionName), season: nextSeason(collection.season) },
    send: async (body) => {
      const { id } = await duplicate.mutateAsync({ id: collection.id, ...body })
      onClose()
      void navigate(`/collections/edit/${id}`)
    },
  })
  const { field } = form
  return (
    <FormDialog
      form={form}
      title={t('duplicate.title', { name: collection.collectionName })}
      onClose={onClose}
      send={t('duplicate.yes')}
    >
      <p>{t('duplicate.text')}</p>
      <TextField label={t('fields.collectionName')} maxLength={120} {...field('collectionName')} />
      <TextField
        label={t('fields.season')}
        isOptional
        maxLength={60}
        suggestions={useReferenceList('seasons', [])}
        {...field('season')}
      />
    </FormDialog>
  )
}
