import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { draftOf, hasChanges } from './product-changes.ts'
import type { KeepDraft, KeptDraft } from './product-drafts.ts'
import { type EditorState, ProductEditor, formId } from './product-editor.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductSteps, useStepKeys } from './product-steps.tsx'
import type { Neighbours } from './product-table-neighbours.ts'
import { useProduct } from '../model/products.data.ts'

type Props = {
  id: string
  collection: Collection
  isReadOnly: boolean
  savedDraft: KeptDraft | undefined
  keep: KeepDraft
  neighbours: Neighbours
  onClose: () => void
  onRemove: (product: Product) => void
}

/** One product in context: everything about it, beside the table it stands in. */
export function ProductDrawer({ id, collection, isReadOnly, savedDraft, keep, neighbours, onClose, onRemove }: Props) {
  const t = useT('products')
  const confirm = useConfirm()
  const query = useProduct(id)
  const product = query.data?.collectionId === collection.id ? query.data : undefined
  const { currency, currencies } = collection
  const [{ isTracked, isBusy }, setState] = useState<EditorState>({ isTracked: false, isBusy: false })
  const [round, setRound] = useState(0)

  function discard(): void {
    keep(id, null)
    setRound(round + 1) // with everything that was said about it
  }
  /** Asks while something is unsaved. What stands above the drawer takes Escape for itself. */
  async function leave(then: () => void): Promise<void> {
    if (document.querySelectorAll('[role=dialog]').length > 1) return
    const isDirty = savedDraft && hasChanges(draftOf(savedDraft.base, currency, currencies), savedDraft.draft)
    const question = {
      title: t('discard.title'),
      text: t('discard.text', { name: savedDraft?.base.name ?? '' }),
      yes: t('discard.yes'),
      no: t('discard.no'),
      isDestructive: true,
    }
    if (isDirty && !(await confirm(question))) return
    keep(id, null)
    then()
  }
  const guarded = (step: (() => void) | null) => step && (() => void leave(step))
  const steps = { ...neighbours, previous: guarded(neighbours.previous), next: guarded(neighbours.next) }
  useStepKeys(steps)
  return (
    <SideSheet
      isOpen
      title={product?.name ?? t('drawer.title')}
      onClose={() => void leave(onClose)}
      actions={
        <>
          <ProductSteps {...steps} />
          <output className="hidden-text">{isTracked && t('saveBar.unsaved')}</output>
          {product && !isReadOnly && !isTracked && (
            <Button look="quiet" onClick={() => void leave(() => onRemove(product))}>
              {t(product.hasOrders ? 'archive' : 'remove')}
            </Button>
          )}
          {isTracked && (
            <>
              <Button look="quiet" whyNot={isBusy && t('button.busy')} onClick={discard}>
                {t('saveBar.discard')}
              </Button>
              <Button type="submit" form={formId} look="primary" isBusy={isBusy}>
                {t('saveBar.save')}
              </Button>
            </>
          )}
        </>
      }
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {() => {
          if (!product) return <StatePanel title={t('elsewhere')}>{t('elsewhere.text')}</StatePanel>
          if (isReadOnly) return <ProductFacts product={product} collection={collection} />
          return (
            <ProductEditor
              key={`${id} ${round}`}
              {...{ collection, savedDraft, keep }}
              newest={product}
              onState={setState}
            />
          )
        }}
      </QueryView>
    </SideSheet>
  )
}
