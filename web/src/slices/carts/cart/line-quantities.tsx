import type { CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { SizeMatrix } from '../../../ui/sizes/size-matrix.tsx'
import { cartonUnits, cartonsLeft } from '../../discovery/door.ts'
import styles from './cart-line.module.css'
import { sizeGrid } from '../model/size-grid.ts'
import type { CartLineState } from './use-cart-line.ts'

/** How many of each size, or of closed cartons. */
export function LineQuantities({ product, line }: { product: CartProduct; line: CartLineState }) {
  const t = useT('carts')
  const { variants, isCarton, name } = product
  if (isCarton) {
    return (
      <Row gap={12} className={styles.cartons}>
        <Quantity
          label={t('cartons.of', { name })}
          value={line.cartons}
          max={Math.max(cartonsLeft(product) ?? 9_999, product.quantity)}
          onChange={(quantity) => line.change({ quantity })}
        />
        <span className="num">{t('cartons.units', { count: cartonUnits(product) })}</span>
      </Row>
    )
  }
  const { sizes, colours, value, changesTo } = sizeGrid(variants, line.items)
  return (
    <SizeMatrix
      title={t('sizes', { name })}
      sizes={sizes}
      colours={colours}
      value={value}
      onChange={(next) => {
        const items = changesTo(next)
        if (Object.keys(items).length > 0) line.change({ items })
      }}
    />
  )
}
