import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useState } from 'react'
import { readCarts, usePutCarts, whatIsLeft } from '../../carts/door.ts'

/** Sets the carts to what can be had now, all at once; answers what kept it from being done. */
export function useTakeWhatIsLeft() {
  const put = usePutCarts()
  const [isBusy, setBusy] = useState(false)
  async function run(cartIds: readonly string[]): Promise<string | null> {
    setBusy(true)
    try {
      const now = (await readCarts(null)) as readonly Cart[]
      const choices = now
        .filter(({ _id }) => cartIds.includes(_id))
        .map((cart) => ({
          cartId: cart._id,
          products: cart.products.filter(({ changes }) => changes.length > 0).map(whatIsLeft),
        }))
        .filter(({ products }) => products.length > 0)
      if (choices.length > 0) await put.mutateAsync(choices)
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
