import type { Variant } from '@souk/contract/catalog/product-shapes.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { useFormat } from '../../../lib/language/format.ts'

type Props = { variants: readonly Variant[]; units: Readonly<Record<string, number>> }

/** "Navy: 26 × 4, 28 × 2", one line per colour. */
export function SizesChosen({ variants, units }: Props) {
  const format = useFormat()
  const rows = variants.flatMap(({ colour, sizes }) => {
    const chosen = sizes.filter(({ skuId }) => (units[skuId] ?? 0) > 0)
    return chosen.length > 0 ? [{ colour, chosen }] : []
  })
  return rows.map(({ colour, chosen }) => (
    <Row key={colour} as="p" gap={12}>
      <bdi>{colour}</bdi>:{' '}
      {chosen.map(({ skuId, size }) => (
        <span key={skuId} className="num">
          <bdi>{size}</bdi> × {format.number(units[skuId] ?? 0)}
        </span>
      ))}
    </Row>
  ))
}
