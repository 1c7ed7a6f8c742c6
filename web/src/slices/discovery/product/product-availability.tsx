import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { StockMatrix } from '../../../ui/sizes/stock-matrix.tsx'
import styles from './product-availability.module.css'
import { cartonUnits, cartonsLeft, sizesOf, stockOf } from './product-stock.ts'
import { toneOf } from './product-tones.ts'

type Props = { product: Pick<ProductRow, 'variants' | 'isCarton'>; colour?: string | undefined }

/** What can be had of a style; of a carton, what is in it and how many there are. */
export function ProductAvailability({ product, colour }: Props) {
  const t = useT('discovery')
  const format = useFormat()
  const { variants, isCarton } = product
  const sizes = sizesOf(variants)
  const rows = variants.map((variant) => ({
    id: variant.colour,
    name: variant.colour,
    tone: toneOf(variant.colour),
    stocks: isCarton
      ? sizes.map((size) => variant.sizes.find((one) => one.size === size)?.cartonUnits)
      : sizes.map((size) => stockOf(variant, size)),
  }))
  const title = t(isCarton ? 'carton.title' : 'availability.title')
  return (
    <Stack gap={8} className={styles.availability}>
      <Row gap={16} align="baseline" isSpread>
        <h2 className={styles.title}>{title}</h2>
        {isCarton && <CartonLine product={product} />}
      </Row>
      <StockMatrix
        label={title}
        sizes={sizes}
        rows={rows}
        {...(colour && { chosen: colour })}
        {...(isCarton && { show: (units: number) => format.number(units) })}
      />
    </Stack>
  )
}

function CartonLine({ product }: { product: Pick<ProductRow, 'variants'> }) {
  const t = useT('discovery')
  const left = cartonsLeft(product)
  return (
    <p className={`${styles.note} num`}>
      {t('carton.units', { count: cartonUnits(product) })}
      {' · '}
      {left === null ? t('carton.open') : left === 0 ? t('status.SOLD_OUT') : t('carton.left', { count: left })}
    </p>
  )
}
