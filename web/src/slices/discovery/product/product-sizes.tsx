import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { leftIn, sizesOf } from './product-stock.ts'
import styles from './product-sizes.module.css'

/** Every size at a glance; those that are gone are struck through, and said to be. */
export function ProductSizes({ variants, label }: { variants: readonly Variant[]; label: string }) {
  const t = useT('ui')
  return (
    <ul className={styles.sizes} aria-label={label}>
      {sizesOf(variants).map((size) => {
        const isGone = leftIn(variants, size) === 0
        return (
          <li key={size} className={styles.size} data-gone={isGone ? '' : undefined}>
            <bdi>{size}</bdi>
            {isGone && <span className="hidden-text"> {t('matrix.soldOut')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
