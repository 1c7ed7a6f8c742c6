import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { SizeCount } from '../../../ui/sizes/size-count.tsx'

type Props = { variants: readonly Variant[]; units: Readonly<Record<string, number>> }

/** "Navy: 26 × 4, 28 × 2", one line per colour. */
export function SizesChosen({ variants, units }: Props) {
  const rows = variants.flatMap(({ colour, sizes }) => {
    const chosen = sizes.filter(({ skuId }) => (units[skuId] ?? 0) > 0)
    return chosen.length > 0 ? [{ colour, chosen }] : []
  })
  return rows.map(({ colour, chosen }) => (
    <Row key={colour} as="p" gap={12}>
      <span>
        <bdi>{colour}</bdi>:
      </span>
      {chosen.map(({ skuId, size }) => (
        <SizeCount key={skuId} size={size} units={units[skuId] ?? 0} />
      ))}
    </Row>
  ))
}
