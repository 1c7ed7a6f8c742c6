import { type Collection, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { useEffect, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { useUnsaved } from '../../entities/door.ts'
import { CollectionFields } from './collection-fields.tsx'
import { type Closed, ClosedNotice, OvertakenNotice, StaleNotice } from './collection-form-notices.tsx'
import { blankValues, valuesOf } from './collection-values.ts'
import { useCollectionWrite } from '../collections/collection-writes.data.ts'

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
  const [isStale, setStale] = useState(false)
  const form = useSavedForm({
    schema: CollectionIn,
    saved: collection ? valuesOf(collection) : blankValues(currency),
    async send(body) {
      const saved = await send(body)
      onSaved(saved)
      return valuesOf(saved)
    },
  })
  const { field, save, problem, isBusy, isDirty, discard, values, overtaken } = form
  useUnsaved(isDirty)
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])

  async function send(body: CollectionIn): Promise<Collection> {
    if (!collection) return create.mutateAsync(body)
    const { id, version } = collection
    try {
      setStale(false)
      return await change.mutateAsync({ id, body: { ...body, ...(version !== undefined && { version }) } })
    } catch (error) {
      setStale(error instanceof Failed && error.code === 'stale')
      throw error
    }
  }
  async function loadNewest(): Promise<void> {
    await onNewest()
    setStale(false)
  }
  return (
    <Form onSubmit={closed ? (event) => event.preventDefault() : save} problem={isStale || closed ? null : problem}>
      {closed && <ClosedNotice closed={closed} onDiscard={discard} />}
      {!closed && !isStale && overtaken.length > 0 && <OvertakenNotice names={overtaken} />}
      {isStale && !closed && <StaleNotice onLoad={() => void loadNewest()} />}
      <CollectionFields field={field as never} currency={(values['currency'] as string) || currency} />
      <SaveBar
        isDirty={isDirty && !closed}
        isBusy={isBusy}
        onDiscard={discard}
        {...(!collection && { save: t('create.save') })}
      />
    </Form>
  )
}
