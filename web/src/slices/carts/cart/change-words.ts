import type { CartChange, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import type { Format } from '../../../lib/language/format.ts'
import type { T } from '../../../lib/language/use-t.ts'

type Changed = Pick<CartProduct, 'changes'> & Partial<Pick<CartProduct, 'variants'>>

/** Each change of a line as one sentence. */
export function changeWords(t: T, format: Format, currency: string, { changes, variants = [] }: Changed): string[] {
  const price = (amount: string | null | undefined) => (amount ? format.money(amount, currency) : t('onRequest'))
  return changes.map(({ kind, was, now, skuId, left = 0 }: CartChange) => {
    if (kind === 'price') return t('change.price', { was: price(was), now: price(now) })
    if (kind !== 'stock') return t(`change.${kind}`)
    if (!skuId) return left === 0 ? t('change.cartonsGone') : t('change.cartons', { count: left })
    const colour = variants.find(({ sizes }) => sizes.some((size) => size.skuId === skuId))
    const size = colour?.sizes.find((one) => one.skuId === skuId)
    if (!colour || !size) return left === 0 ? t('change.someGone') : t('change.some', { count: left })
    const names = { colour: colour.colour, size: size.size }
    return left === 0 ? t('change.sizeGone', names) : t('change.size', { ...names, count: left })
  })
}
