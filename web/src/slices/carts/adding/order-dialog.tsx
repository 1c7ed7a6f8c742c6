import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { OrderMatrix } from './order-matrix.tsx'

/** The sizes of one product, without leaving the shelf. */
export function OrderDialog({ product, onClose }: { product: ProductRow; onClose: () => void }) {
  const t = useT('cart-acts')
  return (
    <Dialog isOpen={useOpened(true)} size="wide" title={t('order.title', { name: product.name })} onClose={onClose}>
      <OrderMatrix product={product} onAdded={onClose} />
    </Dialog>
  )
}
