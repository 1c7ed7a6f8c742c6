import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { missingIn } from './product-missing.ts'

function useMissing(product: ProductRow): string {
  const t = useT('products')
  const format = useFormat()
  return format.list(missingIn(product).map((part) => t(`missing.${part}`)))
}

/** What a product still needs before it can be published. */
export function MissingNotice({ product }: { product: ProductRow }) {
  const t = useT('products')
  const parts = useMissing(product)
  return parts && <Notice kind="info">{t('missing.before', { parts })}</Notice>
}

/** The same in a word or two. */
export function MissingTag({ product }: { product: ProductRow }) {
  const t = useT('products')
  const parts = useMissing(product)
  if (parts) return <Tag tone="warn">{t('missing', { parts })}</Tag>
  const isPriced = (product.wholesalePrice ?? null) !== null
  return <Tag tone={isPriced ? 'ok' : 'neutral'}>{t(isPriced ? 'complete' : 'complete.unpriced')}</Tag>
}
