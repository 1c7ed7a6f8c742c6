import { useT } from '../../../lib/language/use-t.ts'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import type { Grid } from '../../../ui/sizes/size-matrix-grid.ts'
import { SizeMatrix } from '../../../ui/sizes/size-matrix.tsx'
import { cartonsLeft, sizesOf, stockOf, toneOf } from '../../discovery/door.ts'
import type { Picked } from './order-draft.ts'

type Props = { picked: Picked; onChange: (next: Pick<Picked, 'cartons'> | Pick<Picked, 'items'>) => void }

/** How many of each size, or of closed cartons, of a product that was chosen. */
export function OrderPickedSizes({ picked: { product, cartons, items }, onChange }: Props) {
  const t = useT('order')
  const { variants, isCarton, name, styleCode } = product
  if (isCarton) {
    return (
      <Quantity
        label={t('cartons.of', { name })}
        isLabelShown
        value={cartons}
        max={cartonsLeft(product) ?? 9_999}
        onChange={(next) => onChange({ cartons: next })}
      />
    )
  }
  const sizes = sizesOf(variants)
  const skuAt = (row: number, column: number) => variants[row]?.sizes.find(({ size }) => size === sizes[column])?.skuId
  const value: Grid = variants.map((_, row) => sizes.map((__, column) => items[skuAt(row, column) ?? ''] ?? 0))
  function read(next: Grid): Record<string, number> {
    const all = next.flatMap((row, at) =>
      row.flatMap((units, column) => {
        const skuId = skuAt(at, column)
        return skuId && units > 0 ? [[skuId, units] as const] : []
      }),
    )
    return Object.fromEntries(all)
  }
  return (
    <SizeMatrix
      title={t('sizes.of', { name: `${name}, ${styleCode}` })}
      sizes={sizes}
      colours={variants.map((variant) => ({
        id: variant.colour,
        name: variant.colour,
        tone: toneOf(variant.colour),
        stocks: sizes.map((size) => {
          const stock = stockOf(variant, size)
          return stock === undefined ? 0 : stock
        }),
      }))}
      value={value}
      onChange={(next) => onChange({ items: read(next) })}
    />
  )
}
