import type { ProductCard } from '@souk/contract/catalog/product-shapes.ts'
import { IconShoppingBagPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { askToSignUpFor } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { readCarts } from '../model/carts.data.ts'
import { loadedOf } from '../model/cart-load.ts'
import { useAddToCart } from './use-add-to-cart.tsx'

const OrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog)

/** From a card: one carton more, or the sizes to choose from. What cannot be ordered has no button. */
export function AddFromCard({ product }: { product: ProductCard }) {
  const t = useT('cart-acts')
  const navigate = useNavigate()
  const { entityType } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { add, dialog } = useAddToCart()
  const { _id: productId, name, isCarton, isOrderable, coloursCount } = product
  if (entityType !== 'guest' && !(isOrderable && coloursCount > 0)) return null
  async function addCarton(): Promise<void> {
    try {
      const { carts } = loadedOf(await readCarts(null))
      const [line] = carts.flatMap(({ products }) => products).filter(({ _id }) => _id === productId)
      const quantity = (line?.quantity ?? 0) + 1
      if (!(await add({ products: [{ productId, quantity }] }))) return
      toast('success', t('addedCartons', { count: quantity, name }), {
        action: { label: t('open'), run: () => void navigate('/checkout') },
      })
    } catch (error) {
      toast('danger', (error as Error).message)
    }
  }
  function begin(): void {
    if (entityType === 'guest') askToSignUpFor([product])
    else if (isCarton) void addCarton()
    else setOpen(true)
  }
  return (
    <>
      <IconButton label={t(isCarton ? 'card.carton' : 'card', { name })} onClick={begin}>
        <IconShoppingBagPlus size={18} stroke={1.6} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <OrderDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {dialog}
    </>
  )
}
