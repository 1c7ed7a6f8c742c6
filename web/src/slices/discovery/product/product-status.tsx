import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { shownStatus } from './product-stock.ts'

const tones: Readonly<Record<string, Tone>> = { AVAILABLE: 'ok', COMING_SOON: 'info' }

type Props = { product: Pick<ProductRow, 'status' | 'variants' | 'isCarton'>; isOnlyNews?: boolean }

/** Whether it can be had; on a shelf only where it cannot. */
export function ProductStatus({ product, isOnlyNews = false }: Props) {
  const status = shownStatus(product)
  if (isOnlyNews && status === 'AVAILABLE') return null
  return <Status words="discovery" value={status} tones={tones} />
}
