import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useProducts } from '../model/products.data.ts'

const listed = 10

type Props = { collection: Collection; onSubmit: (showsIncomplete: boolean) => void; onClose: () => void }

/** Submitting a collection with incomplete products: names them and asks whether buyers see them. */
export function CollectionSubmitDialog({ collection, onSubmit, onClose }: Props) {
  const t = useT('catalog')
  const [showsIncomplete, setShows] = useState(collection.showsIncomplete ?? false)
  const query = useProducts({ collectionId: collection.id, isComplete: 'false', limit: listed })
  const form = useSending({ send: async () => onSubmit(showsIncomplete) })
  return (
    <FormDialog
      form={form}
      title={t('submit.title', { name: collection.collectionName })}
      send={t('step.submit')}
      cancel={t('form.later')}
      onClose={onClose}
    >
      <Stack>
        <p>{t('submit.text')}</p>
        <QueryView query={query}>
          {({ products, total }) => (
            <>
              <p>{t('submit.incomplete', { count: total })}</p>
              <ul>
                {products.map(({ _id, name, styleCode }) => (
                  <li key={_id}>
                    <bdi>{`${name}, ${styleCode}`}</bdi>
                  </li>
                ))}
                {total > products.length && <li>{t('submit.more', { count: total - products.length })}</li>}
              </ul>
            </>
          )}
        </QueryView>
        <CheckboxField label={t('submit.showIncomplete')} value={showsIncomplete} onChange={setShows} />
      </Stack>
    </FormDialog>
  )
}
