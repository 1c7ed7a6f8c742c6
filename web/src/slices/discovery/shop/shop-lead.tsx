import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Deadline, useDeadlineText } from '../../../ui/values/date.tsx'
import { Money } from '../../../ui/values/money.tsx'
import { useBrand } from '../model/discovery.data.ts'
import styles from './shop-lead.module.css'
import { ShippingWindow } from '../product/shipping-window.tsx'

/** How much there is, until when, when it comes, and from which sum on. */
export function ShopLead({ collection }: { collection: Collection }) {
  const t = useT('discovery')
  const { productsCount, shippingStartDate, shippingEndDate } = collection
  return (
    <span className={`${styles.lead} num`}>
      <span>{t('styles', { count: productsCount })}</span>
      <ShopDeadline collection={collection} />
      {(shippingStartDate || shippingEndDate) && (
        <span>
          {t('delivery')} <ShippingWindow from={shippingStartDate} to={shippingEndDate} />
        </span>
      )}
      <ShopMinimum collection={collection} />
    </span>
  )
}

/** "Orders close 4 Dec"; without a deadline the sentence that is used everywhere. */
function ShopDeadline({ collection: { deadlineAt, timeZone, status } }: { collection: Collection }) {
  const t = useT('discovery')
  const deadline = useDeadlineText()
  if (!deadlineAt) return <Deadline at={null} timeZone={timeZone} />
  return <span>{t(status === 'EXPIRED' ? 'closed' : 'closes', { day: deadline(deadlineAt, timeZone) })}</span>
}

/** The collection's own, else the brand's. */
function ShopMinimum({ collection: { minimumOrderValue, currency, brandId } }: { collection: Collection }) {
  const t = useT('discovery')
  const { data: brand } = useBrand(brandId)
  const minimum = minimumOrderValue
    ? { amount: minimumOrderValue, currency }
    : brand?.minimumOrderValue && { amount: brand.minimumOrderValue, currency: brand.currency }
  if (!minimum) return null
  return (
    <span>
      {t('minimum')} <Money {...minimum} isShort />
    </span>
  )
}
