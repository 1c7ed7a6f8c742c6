import { type RawBuilder, sql } from 'kysely'
import type { ShipmentFilters } from '@souk/contract/shipments/shipment-filters.ts'
import { containing } from '../../../platform/data/database/like.ts'
import type { Trader } from '../../connections/door.ts'
import { endOfDay, startOfDay } from '../../entities/door.ts'
import { counterpartOf, isOwnShipment } from './shipment-scope.ts'

export const hasOpenClaim = sql<boolean>`exists (select from claim where claim.shipment_id = shipment.id and claim.status = 'OPEN')`
/** Some line of it is on no invoice; replacements are not charged. */
export const isUninvoicedSql = sql<boolean>`(not shipment.is_replacement and shipment.status not in ('RETURNED', 'FAILED', 'CANCELLED')
  and exists (select from shipment_line line where line.shipment_id = shipment.id
    and not exists (select from invoice_line where invoice_line.shipment_line_id = line.id and not invoice_line.is_credit)))`

export function conditionsOf(actor: Trader, filters: Partial<ShipmentFilters>): RawBuilder<boolean> {
  const { q, status, counterpartId, orderId, carrier, hasOpenClaim: claimed, isUninvoiced, from, until } = filters
  const parts = [
    isOwnShipment(actor),
    q && isNamed(actor, q),
    status && sql`shipment.status = any(${status}::text[])`,
    counterpartId && sql`${sql.ref(`shipment.${counterpartOf(actor)}Id`)} = any(${counterpartId}::uuid[])`,
    orderId &&
      sql`exists (select from shipment_line line where line.shipment_id = shipment.id and line.order_id = any(${orderId}::uuid[]))`,
    carrier && sql`shipment.carrier = any(${carrier}::text[])`,
    claimed && sql`${hasOpenClaim} = ${claimed === 'true'}`,
    isUninvoiced && sql`${isUninvoicedSql} = ${isUninvoiced === 'true'}`,
    from && sql`shipment.created_at >= ${startOfDay(actor, from)}`,
    until && sql`shipment.created_at < ${endOfDay(actor, until)}`,
  ]
  return sql<boolean>`(${sql.join(
    parts.filter((part) => part !== undefined && part !== ''),
    sql` and `,
  )})`
}

function isNamed(actor: Trader, q: string) {
  const name = sql`shipment.parties ->> ${sql.lit(`${counterpartOf(actor)}Name`)}`
  return sql`(shipment.number ilike ${containing(q)} or shipment.tracking_number ilike ${containing(q)} or ${name} ilike ${containing(q)}
    or exists (select from shipment_line line join sales_order on sales_order.id = line.order_id
      where line.shipment_id = shipment.id and sales_order.number ilike ${containing(q)}))`
}
