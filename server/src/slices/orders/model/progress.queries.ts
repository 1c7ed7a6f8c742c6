import { sql } from 'kysely'
import { fulfilmentOf, isDone, type LineProgress } from '@souk/contract/orders/order-axes.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'
import { type Units, unitsOf } from './units.ts'
import type { Line } from './lines.queries.ts'

/** Units of one line, or cartons. */
export type Portion = { orderId: string; lineId: string; quantity: number }
export type Step = { orderId: string; lineId: string } & Partial<
  Record<'packed' | 'shipped' | 'delivered' | 'credited', number>
>

/** Agreed lines with how far they are. While a proposal waits, `most` is the lower of agreed and proposed. */
const agreedLines = sql`
  select line.order_id, line.line_id, line.quantity as agreed,
    case when sales_order.status like 'PENDING%' then least(line.quantity, coalesce(newest.quantity, 0)) else line.quantity end as most
  from sales_order
    join order_line line on line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
    left join order_line newest on newest.order_id = sales_order.id and newest.revision = sales_order.revision
      and newest.line_id = line.line_id
  where sales_order.status in ('CONFIRMED', 'PENDING_BRAND', 'PENDING_RETAILER')`

/**
 * Counts units as packed, each line only as far as it was agreed. Answers the lines that do not fit; the caller then gives up.
 * The orders are locked against new revisions first, so the limit cannot move meanwhile.
 */
export async function packLines(tx: Tx, portions: readonly Portion[]): Promise<Portion[]> {
  const orderIds = [...new Set(portions.map(({ orderId }) => orderId))].toSorted()
  await sql`select from sales_order where id = any(${orderIds}::uuid[]) order by id for no key update`.execute(tx)
  const { rows } = await sql<{ orderId: string; lineId: string }>`
    with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(portions)}::jsonb) as given ("orderId" uuid, "lineId" uuid, quantity int)),
      limits as (select * from (${agreedLines}) line where line.order_id = any(${orderIds}::uuid[]))
    insert into order_progress as progress (order_id, line_id, packed)
    select wanted."orderId", wanted."lineId", wanted.quantity
    from wanted join limits on limits.order_id = wanted."orderId" and limits.line_id = wanted."lineId"
    where wanted.quantity <= limits.most order by 1, 2
    on conflict (order_id, line_id) do update set packed = progress.packed + excluded.packed
    where progress.packed + excluded.packed <= (select most from limits
      where limits.order_id = progress.order_id and limits.line_id = progress.line_id)
    returning order_id, line_id`.execute(tx)
  const taken = new Set(rows.map(({ orderId, lineId }) => `${orderId} ${lineId}`))
  return portions.filter(({ orderId, lineId }) => !taken.has(`${orderId} ${lineId}`))
}

/** Moves units along, or back; the table's checks refuse what cannot be. */
export async function stepLines(tx: Tx, steps: readonly Step[]): Promise<void> {
  const given = steps.map(({ packed = 0, shipped = 0, delivered = 0, credited = 0, ...line }) => ({
    ...line,
    packed,
    shipped,
    delivered,
    credited,
  }))
  await sql`
    update order_progress progress set packed = progress.packed + given.packed, shipped = progress.shipped + given.shipped,
      delivered = progress.delivered + given.delivered, credited = progress.credited + given.credited
    from (select "orderId", "lineId", sum(packed)::int as packed, sum(shipped)::int as shipped,
        sum(delivered)::int as delivered, sum(credited)::int as credited
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as one ("orderId" uuid, "lineId" uuid, packed int, shipped int, delivered int, credited int) group by 1, 2) given
    where progress.order_id = given."orderId" and progress.line_id = given."lineId"`.execute(tx)
}

/** The agreed lines of an order, each with its progress. */
export async function progressOf(
  db: Db,
  orderId: string,
): Promise<(LineProgress & { lineId: string; packed: number })[]> {
  const { rows } = await sql<LineProgress & { lineId: string; packed: number }>`
    select line.line_id, line.quantity as agreed, coalesce(packed, 0) as packed, coalesce(shipped, 0) as shipped,
      coalesce(delivered, 0) as delivered, coalesce(credited, 0) as credited
    from sales_order join order_line line on line.order_id = sales_order.id and line.revision = sales_order.agreed_revision
      left join order_progress progress on progress.order_id = line.order_id and progress.line_id = line.line_id
    where sales_order.id = ${orderId} order by line.position`.execute(db)
  return rows
}

/** Units of each line that are in a shipment: the floor of every revision. */
export async function packedOf(db: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('orderProgress')
    .select(['lineId', 'packed'])
    .where('orderId', '=', orderId)
    .where('packed', '>', 0)
    .execute()
  return new Map(rows.map(({ lineId, packed }) => [lineId, packed]))
}

/** What shipping has consumed of the stock that an order may hold. */
export async function shippedUnits(db: Db, orderId: string): Promise<Units> {
  const { rows } = await sql<Pick<Line, 'skuId' | 'quantity' | 'carton'>>`
    select distinct on (line.line_id) line.sku_id, progress.shipped as quantity, line.carton
    from order_progress progress join order_line line on line.order_id = progress.order_id and line.line_id = progress.line_id
    where progress.order_id = ${orderId} and progress.shipped > 0 order by line.line_id, line.revision desc`.execute(db)
  return unitsOf(rows as Line[])
}

/** What is left to pack stands beside what the shipments and invoices of the order still need. */
const withPack = (isLeft: boolean) =>
  isLeft
    ? sql<string[]>`array_prepend('pack', array_remove(coalesce(work, '{}'), 'pack'))`
    : sql<string[]>`array_remove(coalesce(work, '{}'), 'pack')`

/** Writes the fulfilment that follows from the lines; answers whether the order is done. */
export async function setFulfilment(tx: Tx, orderId: string): Promise<boolean> {
  const lines = await progressOf(tx, orderId)
  await tx
    .updateTable('salesOrder')
    .set({ fulfilment: fulfilmentOf(lines), work: withPack(lines.some(({ agreed, packed }) => packed < agreed)) })
    .where('id', '=', orderId)
    .execute()
  return isDone(lines)
}
