import { type RawBuilder, sql } from 'kysely'
import type { OrderFilters } from '@souk/contract/orders/order-list.ts'
import { containing } from '../../../platform/data/database/like.ts'
import { allGiven } from '../../../platform/data/database/paged-list.ts'
import type { Trader } from '../../connections/door.ts'
import { endOfDay, startOfDay } from '../../entities/door.ts'
import { isOwnOrder } from './order-scope.ts'

export const otherSideOf = ({ side }: Trader) => (side === 'brand' ? 'retailer' : 'brand')
/** Whether the asker's answer is due: to a proposal, and of a brand to a request to cancel. */
export const isDue = ({ side }: Trader) =>
  side === 'brand'
    ? sql`(sales_order.status = 'PENDING_BRAND' or sales_order.cancel_asked_at is not null)`
    : sql`(sales_order.status = 'PENDING_RETAILER')`

/** How an order stands with the stores that the brand connected: its own affair. */
export const integrationOf = ({ side }: Trader) => (side === 'brand' ? sql`sales_order.integration` : sql`'NONE'::text`)

/** The condition that limits orders to those the actor may see and asked for. */
export function narrowedBy(actor: Trader, input: OrderFilters): RawBuilder<boolean> {
  const other = sql.ref(`salesOrder.${otherSideOf(actor)}Id`)
  return allGiven<OrderFilters>(input, {
    q: (text) => isNamed(actor, text),
    status: (values) => isIn('status', values),
    isYourTurn: (is) => sql`${isDue(actor)} = ${is === 'true'}`,
    isCancelAsked: (is) => sql`(sales_order.cancel_asked_at is not null) = ${is === 'true'}`,
    counterpartId: (ids) => sql`${other} = any(${ids}::uuid[])`,
    storeId: (ids) => sql`sales_order.store_id = any(${ids}::uuid[])`,
    collectionId: (ids) => holds(sql`product.collection_id = any(${ids}::uuid[])`),
    productId: (ids) => holds(sql`product.id = any(${ids}::uuid[])`),
    salesRepId: (ids) => isLookedAfterBy(actor, ids),
    currency: (values) => isIn('currency', values),
    type: (values) => isIn('type', values),
    paymentMethod: (values) => isIn('paymentMethod', values),
    fulfilment: (values) => isIn('fulfilment', values),
    payment: (values) => isIn('payment', values),
    work: (values) => sql`(sales_order.work <> '{}' and sales_order.work && ${[...values]}::text[])`,
    integration: (values) => sql`${integrationOf(actor)} = any(${[...values]}::text[])`,
    from: (day) => sql`sales_order.created_at >= ${startOfDay(actor, day)}`,
    until: (day) => sql`sales_order.created_at < ${endOfDay(actor, day)}`,
    confirmedOrders: (is) =>
      is === 'true'
        ? sql`(sales_order.agreed_revision is not null and sales_order.status not in ('REJECTED', 'CANCELLED'))`
        : sql`true`,
  })
}

/** Whose orders, and which of them. */
export const conditionsOf = (actor: Trader, input: OrderFilters): RawBuilder<boolean> =>
  sql<boolean>`(${isOwnOrder(actor)} and ${narrowedBy(actor, input)})`

const isIn = (column: string, values: readonly string[]) =>
  sql`${sql.ref(`salesOrder.${column}`)} = any(${[...values]}::text[])`

/** Its number, the retailer's purchase order number, or the counterpart's name. */
function isNamed(actor: Trader, q: string) {
  const name = sql`sales_order.kept ->> ${sql.lit(`${otherSideOf(actor)}Name`)}`
  return sql`(sales_order.number ilike ${containing(q)} or sales_order.purchase_order_number ilike ${containing(q)}
    or ${name} ilike ${containing(q)})`
}

/** In the lines it has now. */
const holds = (which: RawBuilder<unknown>) =>
  sql`exists (select from order_line line join product on product.id = line.product_id
    where line.order_id = sales_order.id and line.revision = ${currentRevisionSql} and ${which})`

/** The same as `currentRevision`, in SQL. */
export const currentRevisionSql = sql<number>`(case when sales_order.status in ('CONFIRMED', 'COMPLETED')
  then sales_order.agreed_revision else sales_order.revision end)`

/** Who looks after a retailer is the brand's own affair. */
const isLookedAfterBy = ({ side }: Trader, salesRepIds: readonly string[]) =>
  side === 'brand'
    ? sql`exists (select from relation where relation.brand_id = sales_order.brand_id and relation.retailer_id = sales_order.retailer_id
        and relation.sales_rep_id = any(${[...salesRepIds]}::uuid[]))`
    : sql`false`
