import { useDeferredValue } from 'react'
import { useT } from '../../lib/use-t.ts'
import styles from './product-recommended.module.css'
import { ProductRow } from './product-row.tsx'
import { useRecommended } from './product.data.ts'

const most = 8

/** What goes with it. Where nothing does, or nothing answers, nothing stands here. */
export function ProductRecommended({ productId }: { productId: string }) {
  const t = useT('discovery')
  const { data } = useRecommended(productId)
  const products = useDeferredValue(data) ?? [] // drawn in short steps: it stands below the first screen
  if (products.length === 0) return null
  return (
    <div className={styles.row}>
      <ProductRow title={t('recommended')} products={products.slice(0, most)} />
    </div>
  )
}
