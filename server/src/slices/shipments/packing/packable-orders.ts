import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { isOwnOrder, type KeptLine, type OrderRecord, orderRows } from '../../orders/door.ts'

type Wanted = { orderId?: string | undefined; retailerId?: string | undefined }
type Row = {
  orderId: string
  lineId: string
  productId: string
  skuId: string | null
  agreed: number
  packed: number
  packable: number
  units: number
  price: bigint
  kept: KeptLine
}

/** Confirmed orders with what of each line is in no shipment yet. */
export async function packableOrders(db: Db, actor: Trader, wanted: Wanted): Promise<PackableOrder[]> {
  if (!wanted.orderId && !wanted.retailerId) throw new Refusal('invalid', 'rules.required', { field: 'retailerId' })
  const orders = await orderRows(db, actor)
    .where('agreedRevision', 'is not', null)
    .where('status', 'in', ['CONFIRMED', 'PENDING_BRAND', 'PENDING_RETAILER'])
    .$if(wanted.orderId !== undefined, (query) => query.where('salesOrder.id', '=', wanted.orderId!))
    .$if(wanted.retailerId !== undefined, (query) => query.where('retailerId', '=', wanted.retailerId!))
    .orderBy('createdAt')
    .limit(100)
    .execute()
  if (wanted.orderId && orders.length === 0) throw new Refusal('not_found')
  const lines = Map.groupBy(await linesOf(db, actor, orders), ({ orderId }) => orderId)
  return orders
    .map((order) => present(order, lines.get(order.id) ?? []))
    .filter(({ id, lines: packable }) => id === wanted.orderId || packable.some(({ left }) => left > 0))
}

async function linesOf(db: Db, actor: Trader, orders: readonly OrderRecord[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select line.order_id, line.line_id, line.product_id, line.sku_id, line.quantity as agreed, coalesce(progress.packed, 0) as packed,
      case when sales_order.status like 'PENDING%' then least(line.quantity, coalesce(newest.quantity, 0)) else line.quantity end as packable,
      coalesce((select sum(value::int)::int from jsonb_each_text(line.carton)), 1) as units, line.price, line.kept
    from sales_order join order_line line on line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
      left join order_line newest on newest.order_id = line.order_id and newest.revision = sales_order.revision and newest.line_id = line.line_id
      left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
    where ${isOwnOrder(actor)} and sales_order.id = any(${orders.map(({ id }) => id)}::uuid[])
    order by line.order_id, line.position`.execute(db)
  return rows
}

function present(order: OrderRecord, lines: readonly Row[]): PackableOrder {
  const { id, number, currency, paymentMethod, kept: snapshot, retailerId, status } = order
  return {
    id,
    number,
    currency,
    paymentMethod,
    retailer: { id: retailerId, name: snapshot.retailerName },
    storeName: snapshot.storeName,
    hasProposal: status !== 'CONFIRMED',
    shipTo: snapshot.shipTo,
    lines: lines.map(({ orderId: _orderId, packable, price, kept: named, ...line }) => ({
      ...line,
      name: named.name,
      styleCode: named.styleCode,
      image: named.image,
      colour: named.colour,
      size: named.size,
      sku: named.sku,
      left: Math.max(0, packable - line.packed),
      price: amount({ minor: price, currency }),
    })),
  }
}
