import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Money } from '../../../ui/values/money.tsx'
import { priceOfPiece, unitsOfPiece } from './order-piece.ts'

/** What a product costs: a unit, or a carton with what is in it, for that is what can be ordered. */
export function OrderPiecePrice({ product }: { product: ProductRow }) {
  const t = useT('order')
  const format = useFormat()
  const { wholesalePrice, currency, isCarton } = product
  if (!wholesalePrice) return null
  if (!isCarton) return <Money amount={wholesalePrice} currency={currency} />
  const price = `\u2068${format.money(priceOfPiece(product), currency)}\u2069`
  return <span className="num">{t('price.carton.of', { price, count: unitsOfPiece(product) })}</span>
}
