import { type Collection, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { useEffect } from 'react'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { useUnsaved } from '../../entities/door.ts'
import { CollectionFields } from './collection-fields.tsx'
import { type Closed, ClosedNotice } from './collection-form-notices.tsx'
import { blankValues, valuesOf } from './collection-values.ts'
import { useCollectionWrite } from '../model/collection-writes.data.ts'

type Props = {
  collection: Collection | null
  closed: Closed | null // by a colleague, while something was typed here
  onTyped: (isTyped: boolean) => void
  currency: string
  onSaved: (collection: Collection) => void
  onNewest: () => Promise<unknown>
}

/** Making one and changing one. What another person saved meanwhile comes in beside what is typed here. */
export function CollectionForm({ collection, closed, onTyped, currency, onSaved, onNewest }: Props) {
  const t = useT('catalog')
  const create = useCollectionWrite('createCollection')
  const change = useCollectionWrite('changeCollection')
  const form = useSavedForm({
    schema: CollectionIn,
    saved: collection ? valuesOf(collection) : blankValues(currency),
    version: collection?.version,
    onStale: onNewest,
    async send(body, version) {
      const saved = await send(body, version)
      onSaved(saved)
      return valuesOf(saved)
    },
  })
  const { field, save, problem, isBusy, isDirty, discard, values, conflicts } = form
  const labelOf = (name: string) => t(`fields.${name === 'otherMinimums' ? 'minimumOrderValue' : name}`)
  useUnsaved(isDirty)
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])

  async function send(body: CollectionIn, version: number | undefined): Promise<Collection> {
    if (!collection) return create.mutateAsync(body)
    return change.mutateAsync({ id: collection.id, body: { ...body, ...(version !== undefined && { version }) } })
  }
  return (
    <Form onSubmit={closed ? (event) => event.preventDefault() : save} problem={closed ? null : problem}>
      {closed && <ClosedNotice closed={closed} onDiscard={discard} />}
      {!closed && <FormConflicts conflicts={conflicts} label={labelOf} />}
      <CollectionFields field={field} currency={(values['currency'] as string) || currency} />
      <SaveBar
        isDirty={isDirty && !closed}
        isBusy={isBusy}
        onDiscard={discard}
        {...(!collection && { save: t('create.save') })}
      />
    </Form>
  )
}
