import type { Cart, CartProduct } from '@souk/contract/carts/cart-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import styles from './checkout.module.css'

/** The lines of the order to come, to be read. */
export function CheckoutLines({ cart: { products, brand, currency } }: { cart: Cart }) {
  const t = useT('checkout')
  const format = useFormat()
  return (
    <ul className={styles.lines} aria-label={t('lines', { name: brand.name })}>
      {products.map((product) => (
        <li key={product._id} className={styles.line}>
          <span className={styles.picture}>
            <Picture source={product.image} alt="" code={product.styleCode} sizes="40px" />
          </span>
          <span className={styles.what}>
            <span>
              <bdi>{product.name}</bdi>
            </span>
            <span className={`${styles.sizes} num`}>
              <Sizes product={product} />
            </span>
          </span>
          <span className="num">{t('units', { count: product.units })}</span>
          <strong className="num">{product.amount && format.money(product.amount, currency)}</strong>
        </li>
      ))}
    </ul>
  )
}

function Sizes({ product: { isCarton, quantity, variants } }: { product: CartProduct }) {
  const t = useT('checkout')
  if (isCarton) return t('cartons', { count: quantity })
  return variants
    .map(({ colour, sizes }) => ({ colour, chosen: sizes.filter(({ value }) => value > 0) }))
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ colour, chosen }) => (
      <bdi key={colour}>
        {colour}: {chosen.map(({ size, value }) => `${size} ${value}`).join(', ')}
      </bdi>
    ))
}
