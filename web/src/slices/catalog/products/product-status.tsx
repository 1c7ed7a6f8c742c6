import type { ProductStatus } from '@souk/contract/catalog/product-shapes.ts'
import { Status, type Tone } from '../../../ui/values/status.tsx'

const tones: Readonly<Record<ProductStatus, Tone>> = { AVAILABLE: 'ok', COMING_SOON: 'info', SOLD_OUT: 'neutral' }

export function ProductStatusTag({ status }: { status: ProductStatus }) {
  return <Status words="products" value={status} tones={tones} />
}
