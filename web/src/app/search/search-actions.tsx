import { Suspense, useState } from 'react'
import { lazyControl } from '../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { askToSignUpFor } from '../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../lib/session/use-session.ts'

type Product = { _id: string; name: string }

const door = async () =>
  (await Promise.all([import('../../slices/wishlists/door.ts'), loadNamespaces('wishlist-acts')]))[0]
const ListMark = lazyControl(async () => (await door()).ListMark)
const AddOne = lazyControl(async () => (await door()).AddOne)

/** A product that was found can be put on a list. The palette closes first: nothing can stand above it. */
export function useSearchActions() {
  const { entityType } = useSession()
  const [product, setProduct] = useState<Product | null>(null)
  function beside(found: Product) {
    if (!entityType) return {}
    const onChoose = () => (entityType === 'guest' ? askToSignUpFor([found]) : setProduct(found))
    const content = (
      <Suspense>
        <ListMark product={found} />
      </Suspense>
    )
    return { beside: { content, onChoose } }
  }
  return { product, beside, onDone: () => setProduct(null) }
}

export function SaveDialog({ product, onDone }: { product: Product; onDone: () => void }) {
  return (
    <Suspense>
      <AddOne product={product} onDone={onDone} />
    </Suspense>
  )
}
