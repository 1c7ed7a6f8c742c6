import { type RawBuilder, sql } from 'kysely'
import type { ShipmentField, ShipmentFilters } from '@souk/contract/shipments/shipment-list.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { hasOpenClaim, narrowedBy } from './shipment-conditions.ts'
import { counterpartOf, isOwnShipment } from './shipment-scope.ts'

type Field = { value: RawBuilder<unknown>; label?: RawBuilder<unknown>; of: keyof ShipmentFilters }
type Count = { value: string; label: string; count: number }

/** The values a field takes among the shipments that the other filters leave. */
export async function countShipmentField(
  db: Db,
  actor: Trader,
  field: ShipmentField,
  filters: ShipmentFilters,
): Promise<Count[]> {
  const other = counterpartOf(actor)
  const fields: Record<ShipmentField, Field> = {
    status: { value: sql`shipment.status`, of: 'status' },
    counterpart: {
      value: sql.ref(`shipment.${other}Id`),
      label: sql`shipment.parties ->> ${sql.lit(`${other}Name`)}`,
      of: 'counterpartId',
    },
    carrier: { value: sql`nullif(shipment.carrier, '')`, of: 'carrier' },
    openClaim: { value: hasOpenClaim, of: 'hasOpenClaim' },
  }
  const { value, label = value, of } = fields[field]
  const { rows } = await sql<Count>`
    select ${value}::text as value, max((${label})::text) as label, count(*)::int as count from shipment
    where ${isOwnShipment(actor)} and ${narrowedBy(actor, { ...filters, [of]: undefined })} and ${value} is not null
    group by ${value} order by count desc, label limit 100`.execute(db)
  return rows
}

export async function entityNames(db: Db, actor: Trader, role: 'brand' | 'retailer') {
  const { rows } = await sql<{ id: string; name: string }>`
    select ${sql.ref(`shipment.${role}Id`)} as id, max(shipment.parties ->> ${sql.lit(`${role}Name`)}) as name
    from shipment where ${isOwnShipment(actor)} group by 1 order by 2 limit 1000`.execute(db)
  return rows
}
