import { type ReactNode, Suspense, lazy } from 'react'
import { loadNamespaces } from '../lib/i18n.ts'
import { ProductActing, type ProductActsProps } from '../lib/product-acts.tsx'
import { useSession } from '../lib/use-session.ts'

const door = async () =>
  (await Promise.all([import('../slices/wishlists/door.ts'), loadNamespaces('wishlist-acts')]))[0]
const AddToList = lazy(async () => ({ default: (await door()).AddToList }))
const KeptList = lazy(async () => ({ default: (await door()).KeptList }))
const addToList = (props: ProductActsProps) => <AddToList {...props} />

/** As `kept-token.ts` of the slice keeps it; looked at here without fetching the slice. */
const isWaiting = () => sessionStorage.getItem('publicWishlist') !== null

/** Products can be kept wherever they stand, and what a stranger kept waits for them after signing up. */
export function Keeping({ children }: { children: ReactNode }) {
  const { entityType } = useSession()
  return (
    <ProductActing value={addToList}>
      {children}
      <Suspense>{entityType === 'retailer' && isWaiting() && <KeptList />}</Suspense>
    </ProductActing>
  )
}
