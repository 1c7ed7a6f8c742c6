import { type RawBuilder, sql } from 'kysely'
import type { ShipmentFilters } from '@souk/contract/shipments/shipment-list.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven } from '../../../platform/data/database/paged-list.ts'
import type { Trader } from '../../connections/door.ts'
import { endOfDay, startOfDay } from '../../entities/door.ts'
import { counterpartOf } from './shipment-scope.ts'

export const hasOpenClaim = sql<boolean>`exists (select from claim where claim.shipment_id = shipment.id and claim.status = 'OPEN')`
/** Some line of it is on no invoice; replacements are not charged. */
export const isUninvoicedSql = sql<boolean>`(not shipment.is_replacement and shipment.status not in ('RETURNED', 'FAILED', 'CANCELLED')
  and exists (select from shipment_line line where line.shipment_id = shipment.id
    and not exists (select from invoice_line where invoice_line.shipment_line_id = line.id and not invoice_line.is_credit)))`

/** The condition that limits shipments to those the actor may see and asked for. */
export const narrowedBy = (actor: Trader, input: ShipmentFilters): RawBuilder<boolean> =>
  allGiven<ShipmentFilters>(input, {
    q: (text) => isNamed(actor, text),
    status: (values) => sql`shipment.status = any(${values}::text[])`,
    counterpartId: (ids) => sql`${sql.ref(`shipment.${counterpartOf(actor)}Id`)} = any(${ids}::uuid[])`,
    orderId: (ids) =>
      sql`exists (select from shipment_line line where line.shipment_id = shipment.id and line.order_id = any(${ids}::uuid[]))`,
    carrier: (names) => sql`shipment.carrier = any(${names}::text[])`,
    hasOpenClaim: (is) => sql`${hasOpenClaim} = ${is === 'true'}`,
    isUninvoiced: (is) => sql`${isUninvoicedSql} = ${is === 'true'}`,
    from: (day) => sql`shipment.created_at >= ${startOfDay(actor, day)}`,
    until: (day) => sql`shipment.created_at < ${endOfDay(actor, day)}`,
  })

function isNamed(actor: Trader, q: string) {
  const name = sql`shipment.parties ->> ${sql.lit(`${counterpartOf(actor)}Name`)}`
  return sql`(shipment.number ilike ${containing(q)} or shipment.tracking_number ilike ${containing(q)} or ${name} ilike ${containing(q)}
    or exists (select from shipment_line line join sales_order on sales_order.id = line.order_id
      where line.shipment_id = shipment.id and sales_order.number ilike ${containing(q)}))`
}
