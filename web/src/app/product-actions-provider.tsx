import { type ReactNode, Suspense } from 'react'
import { lazyControl } from '../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../lib/language/i18n.ts'
import { type Ordering, ProductActing, type ProductActsProps, ProductOrdering } from '../lib/product-acts.tsx'
import { useSession } from '../lib/session/use-session.ts'
import { rememberedProducts } from '../lib/session/guest-products.ts'
import { idle } from '../lib/first-visit/when-idle.ts'

/** What is done with products is fetched once they are on the screen. */
async function after<M>(words: string, load: () => Promise<M>): Promise<M> {
  await idle()
  return (await Promise.all([load(), loadNamespaces(words)]))[0]
}
const door = () => after('wishlist-acts', () => import('../slices/wishlists/door.ts'))
const AddToList = lazyControl(async () => (await door()).AddToList)
const RestoredWishlist = lazyControl(async () => (await door()).KeptList)
const acts = () => after('cart-acts', () => import('../slices/carts/adding/cart-acts.tsx'))
const OrderBySize = lazyControl(
  async () => (await after('cart-acts', () => import('../slices/carts/adding/order-by-size.tsx'))).OrderBySize,
)
const AddFromCard = lazyControl(async () => (await acts()).AddFromCard)
const InCart = lazyControl(async () => (await acts()).InCart)
const AddMany = lazyControl(async () => (await acts()).AddMany)
const AddList = lazyControl(async () => (await acts()).AddList)

const keep = (props: ProductActsProps) => (
  <>
    <AddToList {...props} />
    {props.place === 'bar' && <AddMany {...props} />}
  </>
)
const ordering: Ordering = {
  sizes: (props) => <OrderBySize {...props} />,
  card: (props) => <AddFromCard {...props} />,
  list: (props) => <AddList {...props} />,
  inCart: (props) => <InCart {...props} />,
}

/** As `public-token.ts` of the slice stores it; looked at here without fetching the slice. */
const isWaiting = () => sessionStorage.getItem('publicWishlist') !== null || rememberedProducts() !== null

/** Products can be kept and ordered wherever they stand by all who trade or would like to, and what a stranger kept waits for them after signing up. */
export function ProductActionsProvider({ children }: { children: ReactNode }) {
  const { entityType } = useSession()
  return (
    <ProductActing value={entityType && keep}>
      <ProductOrdering value={entityType === 'retailer' || entityType === 'guest' ? ordering : null}>
        {children}
        <Suspense>{entityType === 'retailer' && isWaiting() && <RestoredWishlist />}</Suspense>
      </ProductOrdering>
    </ProductActing>
  )
}
