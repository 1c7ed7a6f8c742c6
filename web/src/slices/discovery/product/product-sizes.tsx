import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import styles from './product-sizes.module.css'

type Props = { sizes: readonly string[]; soldOut: readonly string[]; label: string }

/** Every size at a glance; those that are gone are struck through, and said to be. */
export function ProductSizes({ sizes, soldOut, label }: Props) {
  const t = useT('ui')
  return (
    <Row as="ul" className={styles.sizes} aria-label={label}>
      {sizes.map((size) => {
        const isGone = soldOut.includes(size)
        return (
          <li key={size} className={styles.size} data-gone={isGone ? '' : undefined}>
            <bdi>{size}</bdi>
            {isGone && <span className="hidden-text"> {t('matrix.soldOut')}</span>}
          </li>
        )
      })}
    </Row>
  )
}
