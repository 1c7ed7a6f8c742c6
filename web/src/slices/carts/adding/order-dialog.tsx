import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { useWholeProduct } from '../../discovery/door.ts'
import { OrderMatrix } from './order-matrix.tsx'

/** The sizes of one product, without leaving the shelf. Closing it with quantities typed asks first. */
export function OrderDialog({ product, onClose }: { product: ProductCard; onClose: () => void }) {
  const t = useT('cart-acts')
  const confirm = useConfirm()
  const [isDirty, setDirty] = useState(false)
  async function close(): Promise<void> {
    const question = { title: t('discard.title'), yes: t('saveBar.discard'), no: t('discard.no'), isDestructive: true }
    if (!isDirty || (await confirm(question))) onClose()
  }
  return (
    <Dialog
      isOpen={useOpened(true)}
      size="wide"
      title={t('order.title', { name: product.name })}
      onClose={() => void close()}
    >
      <QueryView
        query={useWholeProduct(product._id)}
        skeleton={<TableSkeleton rows={product.coloursCount} columns={product.sizes.length} />}
      >
        {(whole) => <OrderMatrix product={whole} onAdded={onClose} onDirty={setDirty} />}
      </QueryView>
    </Dialog>
  )
}
