import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { OrderMatrix } from './order-matrix.tsx'

/** The sizes of one product, without leaving the shelf. Closing it with quantities typed asks first. */
export function OrderDialog({ product, onClose }: { product: ProductRow; onClose: () => void }) {
  const t = useT('cart-acts')
  const confirm = useConfirm()
  const [isDirty, setDirty] = useState(false)
  async function close(): Promise<void> {
    const question = { title: t('discard.title'), yes: t('discard.yes'), no: t('discard.no'), isDestructive: true }
    if (!isDirty || (await confirm(question))) onClose()
  }
  return (
    <Dialog
      isOpen={useOpened(true)}
      size="wide"
      title={t('order.title', { name: product.name })}
      onClose={() => void close()}
    >
      <OrderMatrix product={product} onAdded={onClose} onDirty={setDirty} />
    </Dialog>
  )
}
