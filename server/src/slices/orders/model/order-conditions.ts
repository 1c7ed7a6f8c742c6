import { type RawBuilder, sql } from 'kysely'
import type { OrderFilters } from '@souk/contract/orders/order-filters.ts'
import { containing } from '../../../platform/data/database/like.ts'
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

/** Whose orders, and which of them. */
export function conditionsOf(actor: Trader, input: Partial<OrderFilters>): RawBuilder<boolean> {
  const { q, status, isYourTurn, isCancelAsked, counterpartId, storeId, collectionId, productId, salesRepId } = input
  const { currency, type, paymentMethod, fulfilment, payment, integration, from, until, confirmedOrders } = input
  const other = sql.ref(`salesOrder.${otherSideOf(actor)}Id`)
  const parts = [
    isOwnOrder(actor),
    q && isNamed(actor, q),
    status && isIn('status', status),
    isYourTurn && sql`${isDue(actor)} = ${isYourTurn === 'true'}`,
    isCancelAsked && sql`(sales_order.cancel_asked_at is not null) = ${isCancelAsked === 'true'}`,
    counterpartId && sql`${other} = any(${counterpartId}::uuid[])`,
    storeId && sql`sales_order.store_id = any(${storeId}::uuid[])`,
    collectionId && holds(sql`product.collection_id = any(${collectionId}::uuid[])`),
    productId && holds(sql`product.id = any(${productId}::uuid[])`),
    salesRepId && isLookedAfterBy(actor, salesRepId),
    currency && isIn('currency', currency),
    type && isIn('type', type),
    paymentMethod && isIn('paymentMethod', paymentMethod),
    fulfilment && isIn('fulfilment', fulfilment),
    payment && isIn('payment', payment),
    integration && sql`${integrationOf(actor)} = any(${[...integration]}::text[])`,
    from && sql`sales_order.created_at >= ${startOfDay(actor, from)}`,
    until && sql`sales_order.created_at < ${endOfDay(actor, until)}`,
    confirmedOrders === 'true' &&
      sql`(sales_order.agreed_revision is not null and sales_order.status not in ('REJECTED', 'CANCELLED'))`,
  ]
  return sql<boolean>`(${sql.join(
    parts.filter((part) => part !== undefined && part !== false && part !== ''),
    sql` and `,
  )})`
}

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
