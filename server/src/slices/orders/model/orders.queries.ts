import { sql } from 'kysely'
import type { SortOf } from '@souk/contract/core/lists/list.ts'
import type { OrderFilters, orderList } from '@souk/contract/orders/order-list.ts'
import type { Fulfilment, OrderIntegration, OrderPayment } from '@souk/contract/orders/order-axes.ts'
import type { OrderWork } from '@souk/contract/orders/next-step.ts'
import type { OrderSide, OrderStatus } from '@souk/contract/orders/order-moves.ts'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { type Order, pagedList } from '../../../platform/data/database/paged-list.ts'
import type { Trader } from '../../connections/door.ts'
import { conditionsOf, currentRevisionSql, narrowedBy, otherSideOf } from './order-conditions.ts'
import { type StoredProposal, sumUpProposal } from './proposal.queries.ts'

/** As it was when it was ordered. */
export type Kept = {
  brandName: string
  retailerName: string
  storeName: string
  shipTo: OrderAddress | null
  billTo: OrderAddress | null
  terms: Record<string, unknown>
  hasNoMinimum?: boolean // a minimum exists, but not in the order's currency
}

export function orderRows(db: Db, actor: Trader, input: Partial<OrderFilters> = {}) {
  return db
    .selectFrom('salesOrder')
    .select(['salesOrder.id', 'number', 'brandId', 'retailerId', 'storeId', 'currency', 'revision', 'agreedRevision'])
    .select([
      'firstConfirmedAt',
      'cancelAskedAt',
      'dueAt',
      'paymentMethod',
      'card',
      'walletShare',
      'purchaseOrderNumber',
      'notes',
    ])
    .select(['shipsFrom', 'shipsUntil', 'reason', 'reasonText', 'version', 'createdAt', 'updatedAt', 'writerId'])
    .select(['units', 'worth', 'image', 'firstShips', 'lastShips', 'openWorth', 'openDue'])
    .select([
      sql<OrderStatus>`status`.as('status'),
      sql<OrderSide>`written_by`.as('writtenBy'),
      sql<Fulfilment>`fulfilment`.as('fulfilment'),
      sql<OrderPayment>`payment`.as('payment'),
      sql<OrderIntegration>`integration`.as('integration'),
      sql<CollectionType>`type`.as('type'),
      sql<Kept>`kept`.as('kept'),
      sql<OrderWork[] | null>`work`.as('work'),
      sql<StoredProposal | null>`proposal`.as('proposal'),
      sql<Date>`now()`.as('readAt'), // time limits are decided by the database's clock
    ])
    .where(conditionsOf(actor, input))
}
type OrderRows = ReturnType<typeof orderRows>
export type OrderRecord = Awaited<ReturnType<OrderRows['execute']>>[number]

export const findOrder = (db: Db, actor: Trader, id: string) =>
  orderRows(db, actor).where('salesOrder.id', '=', id).executeTakeFirst()

/** A second request for the same order waits, then sees what the first one did. */
export async function lockOrder(tx: Db, actor: Trader, id: string) {
  await sql`select from sales_order where id = ${id} for no key update`.execute(tx)
  return findOrder(tx, actor, id)
}

type Input = OrderFilters & Paging & { sort: SortOf<typeof orderList> }

const placed = 'salesOrder.createdAt'
const ships = sql`coalesce(sales_order.first_ships, 'infinity')`

const orders = (actor: Trader): Record<Input['sort'], Order> => {
  const name = sql`lower(sales_order.kept ->> ${sql.lit(`${otherSideOf(actor)}Name`)})`
  return {
    newest: { by: [placed], direction: 'desc' },
    oldest: { by: [placed], direction: 'asc' },
    due: { by: [sql`coalesce(sales_order.due_at, 'infinity')`], direction: 'asc' },
    name: { by: [name], direction: 'asc' },
    nameDown: { by: [name], direction: 'desc' },
    units: { by: ['salesOrder.units'], direction: 'desc' },
    unitsUp: { by: ['salesOrder.units'], direction: 'asc' },
    ships: { by: [ships], direction: 'asc' },
    shipsDown: { by: [ships], direction: 'desc' },
  }
}

export function listOrders(db: Db, actor: Trader, { sort, after, page, limit, ...filters }: Input) {
  const order = { id: 'salesOrder.id', ...orders(actor)[sort] }
  const narrow = (rows: OrderRows) => rows.where(narrowedBy(actor, filters))
  return pagedList(db, orderRows(db, actor), narrow, order, { after, page, limit })
}

/** What the lines come to that the order has now. Written with every move. */
export async function sumUp(tx: Db, id: string): Promise<void> {
  await sql`
    update sales_order set units = total.units, worth = total.worth, image = total.image, first_ships = total.first, last_ships = total.last
    from (
      select coalesce(sum(case when line.carton is null then line.quantity else line.quantity * (
          select sum(value::int) from jsonb_each_text(line.carton)) end), 0)::int as units,
        coalesce(sum(line.quantity * line.price), 0)::bigint as worth, min(line.ships_from) as first, max(line.ships_until) as last,
        (array_agg(line.kept ->> 'image' order by line.position))[1] as image
      from order_line line join sales_order on sales_order.id = line.order_id and line.revision = ${currentRevisionSql}
      where line.order_id = ${id}) total
    where sales_order.id = ${id}`.execute(tx)
  await sumUpProposal(tx, id)
}
