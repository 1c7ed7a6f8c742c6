import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useUnitsInCarts } from '../model/carts.data.ts'

/** "28 in cart" on the card of a product. */
export function InCart({ productId }: { productId: string }) {
  const t = useT('cart-acts')
  const { entityType } = useSession()
  const units = useUnitsInCarts(entityType === 'retailer').get(productId)
  return units ? <span>{t('inCart', { count: units })}</span> : null
}
