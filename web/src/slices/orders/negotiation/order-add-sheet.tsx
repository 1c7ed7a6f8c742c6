import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useCollectionNames, useSoldProducts } from './order-catalog.data.ts'
import type { Picked } from './order-draft.ts'
import { OrderPicker } from './order-picker.tsx'

type Props = { order: Order; replaces: string | null; onPick: (picked: Picked) => void; onClose: () => void }

/** A product for the order, at the retailer's price; or one for another. */
export function OrderAddSheet({ order, replaces, onPick, onClose }: Props) {
  const t = useT('order')
  const collections = useCollectionNames([...new Set(order.lines.map(({ collectionId }) => collectionId))])
  const replaced = useSoldProducts(replaces ? [replaces] : []).data?.get(replaces ?? '')
  const name = order.lines.find(({ productId }) => productId === replaces)?.name ?? ''
  return (
    <SideSheet
      isOpen
      title={replaces ? t('edit.replace.of', { name }) : t('edit.add')}
      onClose={onClose}
      actions={<CloseButton onClose={onClose} />}
    >
      <OrderPicker
        collections={collections}
        for={{ orderId: order.id }}
        currency={order.currency}
        like={replaced}
        taken={new Set(order.lines.map(({ productId }) => productId))}
        onPick={(product) => onPick({ product, replaces, cartons: product.isCarton ? 1 : 0, items: {} })}
      />
    </SideSheet>
  )
}
