import { useT } from '../../../lib/language/use-t.ts'
import { LazySection } from '../../../ui/lists/lazy-section.tsx'
import styles from './product-recommended.module.css'
import { ProductRow } from './product-row.tsx'
import { useRecommended } from './product.data.ts'

const maxProducts = 8

/** What goes with it, drawn when it is scrolled into view. Where nothing does, or nothing answers, nothing stands here. */
export function ProductRecommended({ productId }: { productId: string }) {
  const t = useT('discovery')
  const { data: products = [] } = useRecommended(productId)
  if (products.length === 0) return null
  return (
    <LazySection name="recommended" isPatient waiting={null}>
      <div className={styles.row}>
        <ProductRow title={t('recommended')} products={products.slice(0, maxProducts)} />
      </div>
    </LazySection>
  )
}
