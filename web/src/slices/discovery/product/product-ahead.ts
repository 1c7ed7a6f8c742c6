import { prefetchQuery } from '../../../lib/first-visit/prefetch.ts'
import { oneProduct } from './product.data.ts'

const restsFor = 80 // milliseconds: a pointer that only crosses a shelf asks for nothing
let waiting: ReturnType<typeof setTimeout> | undefined

const stop = () => clearTimeout(waiting)

/** What the matrix, the quick look and the page of a product need is asked for while a person is still on its card. */
export function aheadOf(productId: string) {
  const ask = () => void prefetchQuery(oneProduct(productId))
  function rest(): void {
    stop()
    waiting = setTimeout(ask, restsFor)
  }
  return { onPointerEnter: rest, onFocus: rest, onPointerLeave: stop, onPointerDown: ask }
}
