import { sql } from 'kysely'
import { none } from '@souk/contract/analytics/none.ts'
import type { Measure } from '@souk/contract/analytics/sales-shapes.ts'
import type { Period } from '../model/period.ts'
import type { Trader } from '../../connections/door.ts'

export type PurchaseFilters = {
  brandId?: readonly string[] | undefined
  category?: readonly string[] | undefined
  deliveryMonth?: string | undefined
}
type Which = Period & { currency: string; measure: Measure }

/** The retailer's own facts with the alias `f`, on days of its own time zone. */
export function purchaseConditions({ entityId }: Trader, which: Which, filters: PurchaseFilters) {
  const { from, to, currency, measure } = which
  const { brandId, category, deliveryMonth } = filters
  const parts = [
    sql`f.retailer_id = ${entityId}`,
    sql`f.measure = ${measure}`,
    sql`f.currency = ${currency}`,
    sql`f.buyer_day between ${from}::date and ${to}::date`,
    ...(brandId ? [sql`f.brand_id = any(${[...brandId]}::uuid[])`] : []),
    ...(category
      ? [
          sql`f.product_id in (select id from product where coalesce(nullif(product.category, ''), ${none}) = any(${[...category]}::text[]))`,
        ]
      : []),
    ...(deliveryMonth === undefined ? [] : [sql`coalesce(to_char(f.delivers_on, 'YYYY-MM'), '') = ${deliveryMonth}`]),
  ]
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}
