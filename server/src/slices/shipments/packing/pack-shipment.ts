import { sql } from 'kysely'
import { money } from '@souk/contract/core/money.ts'
import type { NewShipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { hundredths } from '@souk/contract/reference/percent.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { type OrderRecord, orderRows, packLines, type Portion } from '../../orders/door.ts'
import { numberShipment } from '../model/give-number.ts'
import { recordShipmentEvent } from '../model/shipment-events.queries.ts'
import { refreshOrders } from '../model/refresh-orders.ts'
import type { Parties } from '../model/shipments.queries.ts'

/** Packs units of confirmed orders of one retailer. Nothing is packed where one line does not fit. */
export function packShipment(db: Db, actor: Trader, input: NewShipment, caller: Caller): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { lines, freight = '0', discountPercent = '0', ...transport } = input
    const portions = merged(lines)
    const orders = await ordersOf(tx, actor, portions)
    const first = orders[0]!
    const charge = money(freight, first.currency)
    if (!charge) throw new Refusal('invalid', 'shipments.freightDecimals', { field: 'freight' })
    const short = await packLines(tx, portions)
    if (short.length > 0) throw new Refusal('conflict', 'shipments.tooMany', { field: 'lines', items: short })
    const { kept: snapshot, brandId, retailerId, currency } = first
    const parties = { brandName: snapshot.brandName, retailerName: snapshot.retailerName, shipTo: snapshot.shipTo }
    const id = await insertShipment(
      tx,
      { brandId, retailerId, currency, parties, isReplacement: false, createdBy: actor.userId, ...transport },
      portions,
    )
    await tx
      .updateTable('shipment')
      .set({ freight: charge.minor, discount: hundredths(discountPercent) })
      .where('id', '=', id)
      .execute()
    await recordShipmentEvent(tx, { id, brandId, retailerId }, 'PENDING', actor)
    await audit(tx, actor, { action: 'shipments.packed', subject: id, caller })
    await refreshOrders(
      tx,
      orders.map((order) => order.id),
    )
    await numberShipment(tx, id, brandId)
    return id
  })
}

/** One portion for each line, however often it was named. */
function merged(lines: readonly Portion[]): Portion[] {
  const all = new Map<string, Portion>()
  for (const line of lines) {
    const key = `${line.orderId} ${line.lineId}`
    all.set(key, { ...line, quantity: line.quantity + (all.get(key)?.quantity ?? 0) })
  }
  return [...all.values()]
}

async function ordersOf(tx: Tx, actor: Trader, portions: readonly Portion[]): Promise<OrderRecord[]> {
  const ids = [...new Set(portions.map(({ orderId }) => orderId))]
  const orders = await orderRows(tx, actor).where('salesOrder.id', 'in', ids).orderBy('number').execute()
  if (orders.length < ids.length) throw new Refusal('not_found')
  if (new Set(orders.map(({ retailerId }) => retailerId)).size > 1) {
    throw new Refusal('invalid', 'shipments.oneRetailer', { field: 'lines' })
  }
  return orders
}

type Draft = {
  brandId: string
  retailerId: string
  currency: string
  parties: Parties
  isReplacement: boolean
  createdBy: string | null
  carrier?: string | undefined
  trackingNumber?: string | undefined
  shipsOn?: string | null | undefined
  expectedOn?: string | null | undefined
  note?: string | undefined
}

/** The shipment and its lines, named and priced as they are agreed now. */
export async function insertShipment(tx: Tx, draft: Draft, portions: readonly Portion[]): Promise<string> {
  const { parties, ...values } = draft
  const { id } = await tx
    .insertInto('shipment')
    .values({ ...values, parties: JSON.stringify(parties), number: sql<string>`uuidv7()::text` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(portions)}::jsonb) as given ("orderId" uuid, "lineId" uuid, quantity int)),
      added as (
        insert into shipment_line (shipment_id, order_id, line_id, position, quantity, units, carton, price, kept)
        select ${id}, line.order_id, line.line_id, row_number() over (order by sales_order.number, line.position), wanted.quantity,
          coalesce((select sum(value::int)::int from jsonb_each_text(line.carton)), 1), line.carton, line.price, line.kept
        from wanted join sales_order on sales_order.id = wanted."orderId"
          join order_line line on line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
            and line.line_id = wanted."lineId"
        returning quantity, units, position, kept)
    update shipment set units = total.units, image = total.image
    from (select sum(quantity * units)::int as units, (array_agg(kept ->> 'image' order by position))[1] as image from added) total
    where shipment.id = ${id}`.execute(tx)
  return id
}
