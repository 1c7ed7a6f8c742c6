import { sql } from 'kysely'
import type { SortOf } from '@souk/contract/core/lists/list.ts'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { ShipmentFilters, shipmentList } from '@souk/contract/shipments/shipment-list.ts'
import type { ShipmentStatus } from '@souk/contract/shipments/shipment-moves.ts'
import type { ShipmentRow } from '@souk/contract/shipments/shipment-shapes.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Trader } from '../../connections/door.ts'
import type { KeptLine } from '../../orders/door.ts'
import { isUninvoicedSql, narrowedBy } from './shipment-conditions.ts'
import { isOwnShipment } from './shipment-scope.ts'

/** Names and address as they were when it was packed. */
export type Parties = { brandName: string; retailerName: string; shipTo: OrderAddress | null }

export function shipmentRows(db: Db, actor: Trader) {
  return db
    .selectFrom('shipment')
    .select(['shipment.id', 'number', 'brandId', 'retailerId', 'isReplacement', 'currency', 'freight', 'discount'])
    .select(['carrier', 'trackingNumber', 'shipsOn', 'expectedOn', 'note', 'units', 'image', 'version'])
    .select(['createdAt', 'shippedAt', 'deliveredAt'])
    .select([
      sql<ShipmentStatus>`status`.as('status'),
      sql<Parties>`parties`.as('parties'),
      sql<ShipmentRow['waitsFor']>`waits_for`.as('waitsFor'),
      isUninvoicedSql.as('isUninvoiced'),
      sql<number>`(select count(*)::int from claim where claim.shipment_id = shipment.id and claim.status = 'OPEN')`.as(
        'openClaims',
      ),
      sql<
        { id: string; number: string }[]
      >`(select coalesce(json_agg(json_build_object('id', id, 'number', number) order by number), '[]')
        from sales_order where id in (select order_id from shipment_line line where line.shipment_id = shipment.id))`.as(
        'orders',
      ),
      sql<
        { currency: string; minor: string }[]
      >`(select coalesce(json_agg(json_build_object('currency', currency, 'minor', minor::text)), '[]')
        from (select sales_order.currency, sum(line.quantity * line.price)::bigint as minor from shipment_line line
          join sales_order on sales_order.id = line.order_id where line.shipment_id = shipment.id
          group by 1 order by 1) one)`.as('amounts'),
    ])
    .where(isOwnShipment(actor))
}
type ShipmentRows = ReturnType<typeof shipmentRows>
export type ShipmentRecord = Awaited<ReturnType<ShipmentRows['execute']>>[number]

export const findShipment = (db: Db, actor: Trader, id: string) =>
  shipmentRows(db, actor).where('shipment.id', '=', id).executeTakeFirst()

export async function lockShipment(tx: Tx, actor: Trader, id: string) {
  await sql`select from shipment where id = ${id} for no key update`.execute(tx)
  return findShipment(tx, actor, id)
}

type Input = ShipmentFilters & Paging & { sort: SortOf<typeof shipmentList> }

const orders: Record<Input['sort'], Order> = {
  newest: { by: ['shipment.createdAt'], direction: 'desc' },
  oldest: { by: ['shipment.createdAt'], direction: 'asc' },
}

export function listShipments(db: Db, actor: Trader, { sort, after, page, limit, ...filters }: Input) {
  const narrow = (rows: ShipmentRows) => rows.where(narrowedBy(actor, filters))
  return pagedList(db, shipmentRows(db, actor), narrow, { id: 'shipment.id', ...orders[sort] }, { after, page, limit })
}

export type ShipmentLineRecord = {
  id: string
  shipmentId: string
  orderId: string
  orderNumber: string
  currency: string
  lineId: string
  quantity: number
  units: number
  carton: Record<string, number> | null
  price: bigint
  kept: KeptLine
  claimed: number
  credited: number
}

export async function linesOfShipments(db: Db, shipmentIds: readonly string[]): Promise<ShipmentLineRecord[]> {
  const { rows } = await sql<ShipmentLineRecord>`
    select line.id, line.shipment_id, line.order_id, sales_order.number as order_number, sales_order.currency, line.line_id,
      line.quantity, line.units, line.carton, line.price, line.kept, line.claimed, line.credited
    from shipment_line line join sales_order on sales_order.id = line.order_id
    where line.shipment_id = any(${[...shipmentIds]}::uuid[]) order by line.shipment_id, line.position`.execute(db)
  return rows
}
