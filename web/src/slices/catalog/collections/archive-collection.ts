import type { BrandCollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { hasConfirmedOrders } from './collection-orders.ts'
import { useCollectionWrite } from '../model/collection-writes.data.ts'

/** Putting a collection away, taking it back, or deleting it for good. One with orders can only be put away. */
export function useArchiveCollection(collection: BrandCollectionRow, onGone?: () => void) {
  const t = useT('catalog')
  const confirm = useConfirm()
  const removal = useCollectionWrite('removeCollection')
  const back = useCollectionWrite('unarchiveCollection')
  const { id, version, collectionName: name } = collection

  function end(isKept: boolean): void {
    removal.mutate({ id, version, isKept }, { onSuccess: () => onGone?.() })
  }
  async function archive(): Promise<void> {
    const question = { title: t('archive.title', { name }), text: t('archive.text'), yes: t('archive'), no: t('keep') }
    if (await confirm(question)) end(true)
  }
  async function remove(): Promise<void> {
    const isHeld = collection.hasOrders || (await hasConfirmedOrders(id))
    const question = isHeld
      ? { title: t('delete.held', { name }), text: t('catalog.hasOrders'), yes: t('archive') }
      : { title: t('delete.title', { name }), text: t('delete.text'), yes: t('delete'), isDestructive: true }
    if (await confirm({ ...question, no: t('keep') })) end(isHeld)
  }
  return { archive, remove, unarchive: () => back.mutate({ id }) }
}
