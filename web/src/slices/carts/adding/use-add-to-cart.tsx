import type { CartIn } from '@souk/contract/carts/cart-shapes.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { Failed } from '../../../lib/server/failed.ts'
import { useCartWrite, usePutCarts } from '../model/carts.data.ts'
import type { Choice, Misfit } from './cart-conflict.tsx'
import { fillCart, fillingCart } from './filling-cart.ts'

const CartConflict = lazyDialog(async () => (await import('./cart-conflict.tsx')).CartConflict)

type Question = { items: readonly Misfit[]; answer: (choice: Choice) => void }

/** Fetched with the first product that is added. */
async function noteAdded({ products }: CartIn): Promise<void> {
  const { track } = await import('../../../lib/usage/track.ts')
  for (const { productId } of products) track({ kind: 'cart.added', subjectId: productId })
}

/** Puts products into the cart that is being filled, else into the one that fits; what does not fit is asked about. */
export function useAddToCart() {
  const put = usePutCarts()
  const remove = useCartWrite('removeCart')
  const [question, setQuestion] = useState<Question | null>(null)

  /** True once they are in; false when the person decided against it. */
  async function add(cart: CartIn): Promise<boolean> {
    const isIn = await putIn(cart)
    if (isIn) void noteAdded(cart)
    return isIn
  }
  async function putIn({ storeId, ...input }: CartIn): Promise<boolean> {
    const into = fillingCart()
    const separate = { ...input, ...(storeId && { storeId }) }
    try {
      await put.mutateAsync([into ? { ...input, cartId: into.cartId } : separate])
      return true
    } catch (error) {
      if (!into || !(error instanceof Failed)) throw error
      if (error.status !== 404 && error.code !== 'cart_conflict') throw error
      const choice = error.status === 404 ? 'separate' : await ask(error.items as readonly Misfit[])
      if (choice === 'cancel') return false
      fillCart(null)
      if (choice === 'replace') await remove.mutateAsync({ cartId: into.cartId })
      await put.mutateAsync([separate])
      return true
    }
  }
  function ask(items: readonly Misfit[]): Promise<Choice> {
    const { promise, resolve } = Promise.withResolvers<Choice>()
    setQuestion({
      items,
      answer: (choice) => {
        setQuestion(null)
        resolve(choice)
      },
    })
    return promise
  }
  const dialog: ReactNode = question && (
    <Suspense>
      <CartConflict items={question.items} onChoose={question.answer} />
    </Suspense>
  )
  return { add, dialog, isBusy: put.isPending || remove.isPending }
}
