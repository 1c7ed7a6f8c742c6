import type { connections } from '@souk/contract/connections/connections.contract.ts'
import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { useMessageLink } from '../../../lib/message-link.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ButtonLink } from '../../../ui/layout/button.tsx'

/** A price on request is asked for in a conversation; a retailer that is not connected yet connects first. */
export function AskForPrice({ product: { _id, brandId, brandName } }: { product: ProductRow }) {
  const t = useT('cart-acts')
  const toMessage = useMessageLink()
  const { data } = useQuery({
    queryKey: ['connections', 'info', brandId],
    queryFn: ({ signal }) =>
      get<typeof connections.info>(
        '/api/users/connection-info',
        { query: { entityId: brandId } },
        { signal, isQuiet: true },
      ),
  })
  if (!toMessage || !data) return null
  return data.relationId ? (
    <ButtonLink look="primary" to={toMessage(brandId, { kind: 'product', id: _id })}>
      {t('askPrice')}
    </ButtonLink>
  ) : (
    <ButtonLink to={`/brand/${brandId}`}>{t('askPrice.connect', { name: `\u2068${brandName}\u2069` })}</ButtonLink>
  )
}
