import type { ProductCard as Card } from '@souk/contract/catalog/product-shapes.ts'
import { useId } from 'react'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-card.module.css'

type Props = { title: string; products: readonly Card[]; hasBrand?: boolean }

/** A few products under a heading. */
export function ProductRow({ title, products, hasBrand = false }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.rowTitle}>
        {title}
      </h2>
      <CardGrid shape="product" label={title}>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} load="later" hasBrand={hasBrand} isBelow />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
