import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { shownStatus } from './product-stock.ts'

const tones: Readonly<Record<string, Tone>> = { AVAILABLE: 'ok', COMING_SOON: 'info' }

type Props = { product: Pick<ProductRow, 'status' | 'variants' | 'isCarton'>; isOnlyNews?: boolean }

/** Whether it can be had, by what is left of it. */
export function ProductStatus({ product, isOnlyNews = false }: Props) {
  return <StatusOf status={shownStatus(product)} isOnlyNews={isOnlyNews} />
}

/** On a shelf only where it is news. */
export function StatusOf({ status, isOnlyNews = false }: { status: ProductRow['status']; isOnlyNews?: boolean }) {
  if (isOnlyNews && status === 'AVAILABLE') return null
  return <Status words="discovery" value={status} tones={tones} />
}
