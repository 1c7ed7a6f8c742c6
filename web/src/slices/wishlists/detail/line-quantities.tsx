import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import type { Grid } from '../../../ui/sizes/size-matrix-grid.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { SizeMatrix } from '../../../ui/sizes/size-matrix.tsx'
import { cartonUnits, cartonsLeft, sizesOf, stockOf, toneOf } from '../../discovery/door.ts'
import styles from './wishlist-line.module.css'
import type { useLineDraft } from './use-line-draft.ts'

type Props = { product: ProductRow; draft: ReturnType<typeof useLineDraft> }

/** How many of each size, or of closed cartons. */
export function LineQuantities({ product, draft }: Props) {
  const t = useT('wishlists')
  const { variants, isCarton, name } = product
  if (isCarton) {
    return (
      <Row gap={16} className={styles.cartons}>
        <Quantity
          label={t('cartons.of', { name })}
          value={draft.cartons}
          max={cartonsLeft(product) ?? 9_999}
          onChange={(cartons) => draft.change({ cartons })}
        />
        <span className="num">{t('cartons.units', { count: cartonUnits(product) })}</span>
      </Row>
    )
  }
  const sizes = sizesOf(variants)
  const skuAt = (row: number, column: number) => variants[row]?.sizes.find(({ size }) => size === sizes[column])?.skuId
  const value: Grid = variants.map((_, row) =>
    sizes.map((__, column) => draft.quantities[skuAt(row, column) ?? ''] ?? 0),
  )
  function change(next: Grid): void {
    const changed = next.flatMap((row, at) =>
      row.flatMap((units, column) => {
        const skuId = skuAt(at, column)
        return skuId && units !== value[at]?.[column] ? [[skuId, units] as const] : []
      }),
    )
    if (changed.length > 0) draft.change({ quantities: Object.fromEntries(changed) })
  }
  return (
    <SizeMatrix
      title={t('quantities')}
      sizes={sizes}
      colours={variants.map((variant) => ({
        id: variant.colour,
        name: variant.colour,
        tone: toneOf(variant.colour),
        stocks: sizes.map(
          (size) => stockOf(variant, size) ?? (variant.sizes.some((one) => one.size === size) ? null : 0),
        ),
      }))}
      value={value}
      onChange={change}
    />
  )
}
