import { sql } from 'kysely'
import type { OrderSide, OrderStatus } from '@souk/contract/orders/order-moves.ts'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import type { Db } from '../../platform/db.ts'
import { containing } from '../../platform/like.ts'
import { paged } from '../../platform/paged.ts'
import type { Trader } from '../connections/door.ts'
import { isOwnOrder } from './whose-order.ts'

/** As it was when it was ordered. */
export type Kept = {
  brandName: string
  retailerName: string
  storeName: string
  shipTo: OrderAddress | null
  billTo: OrderAddress | null
  terms: object
}

export function orderRows(db: Db, actor: Trader) {
  const total = sql<{ units: number; worth: bigint }>`(
    select coalesce(sum(case when line.carton is null then line.quantity else line.quantity * (
        select sum(value::int) from jsonb_each_text(line.carton)) end), 0)::int as units,
      coalesce(sum(line.quantity * line.price), 0)::bigint as worth
    from order_line line where line.order_id = sales_order.id and line.revision = sales_order.revision)`
  return db
    .selectFrom('salesOrder')
    .leftJoinLateral(total.as('total'), (join) => join.onTrue())
    .select(['salesOrder.id', 'number', 'brandId', 'retailerId', 'storeId', 'currency', 'revision', 'agreedRevision'])
    .select(['firstConfirmedAt', 'cancelAskedAt', 'dueAt', 'paymentMethod', 'purchaseOrderNumber', 'notes'])
    .select(['shipsFrom', 'shipsUntil', 'reason', 'reasonText', 'version', 'createdAt', 'updatedAt', 'writerId'])
    .select(['total.units', 'total.worth'])
    .select([
      sql<OrderStatus>`status`.as('status'),
      sql<OrderSide>`written_by`.as('writtenBy'),
      sql<CollectionType>`type`.as('type'),
      sql<Kept>`kept`.as('kept'),
    ])
    .where(isOwnOrder(actor))
}
export type OrderRecord = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number]

export const findOrder = (db: Db, actor: Trader, id: string) =>
  orderRows(db, actor).where('salesOrder.id', '=', id).executeTakeFirst()

/** Whoever moves an order has it locked: the others wait, and see what became of it. */
export async function lockOrder(tx: Db, actor: Trader, id: string) {
  await sql`select from sales_order where id = ${id} for no key update`.execute(tx)
  return findOrder(tx, actor, id)
}

type Wish = Paging & {
  q?: string | undefined
  status?: OrderStatus | undefined
  isYourTurn?: 'true' | 'false' | undefined
  collectionId?: string | undefined
  counterpartId?: string | undefined
  confirmedOrders?: 'true' | 'false' | undefined
  sort: 'newest' | 'oldest' | 'due'
}

export function listOrders(db: Db, actor: Trader, wish: Wish) {
  const { q, status, isYourTurn, collectionId, counterpartId, confirmedOrders, sort, after, page, limit } = wish
  const due = actor.side === 'brand' ? 'PENDING_BRAND' : 'PENDING_RETAILER'
  const other = actor.side === 'brand' ? 'retailer' : 'brand'
  const otherName = sql`kept ->> ${sql.lit(`${other}Name`)}`
  const list = orderRows(db, actor)
    .$if(!!q, (query) =>
      query.where(
        sql<boolean>`(number ilike ${containing(q!)} or purchase_order_number ilike ${containing(q!)} or ${otherName} ilike ${containing(q!)})`,
      ),
    )
    .$if(!!status, (query) => query.where('status', '=', status!))
    .$if(isYourTurn === 'true', (query) => query.where('status', '=', due))
    .$if(isYourTurn === 'false', (query) => query.where('status', '!=', due))
    .$if(!!counterpartId, (query) => query.where(`${other}Id`, '=', counterpartId!))
    .$if(!!collectionId, (query) => query.where(holdsOf(collectionId!)))
    .$if(confirmedOrders === 'true', (query) =>
      query.where('agreedRevision', 'is not', null).where('status', 'not in', ['REJECTED', 'CANCELLED']),
    )
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(sales_order.created_at, sales_order.id) < (select created_at, id from sales_order where id = ${after!})`,
      ),
    )
  const ordered = {
    newest: () => list.orderBy('createdAt', 'desc'),
    oldest: () => list.orderBy('createdAt'),
    due: () => list.orderBy(sql`due_at nulls last`),
  }[sort]()
  return paged(db, ordered.orderBy('salesOrder.id', 'desc'), { page, limit })
}

const holdsOf = (collectionId: string) =>
  sql<boolean>`exists (select from order_line line join product on product.id = line.product_id
    where line.order_id = sales_order.id and line.revision = sales_order.revision and product.collection_id = ${collectionId})`
