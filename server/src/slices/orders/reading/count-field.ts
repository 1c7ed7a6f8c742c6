import { type RawBuilder, sql } from 'kysely'
import type { OrderField, OrderFilters } from '@souk/contract/orders/order-list.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { conditionsOf, currentRevisionSql, integrationOf, isDue, otherSideOf } from '../model/order-conditions.ts'

type Told = {
  value: RawBuilder<unknown>
  label?: RawBuilder<unknown>
  join?: RawBuilder<unknown>
  of: keyof OrderFilters
}
type Count = { value: string; label: string; count: number }

/** The values a field takes among the orders that the other filters leave; its own choice is left aside. */
export async function countField(db: Db, actor: Trader, field: OrderField, input: OrderFilters): Promise<Count[]> {
  const { value, label = value, join = sql``, of } = countedBy(actor)[field]
  const { rows } = await sql<Count>`
    select ${value}::text as value, max((${label})::text) as label, count(distinct sales_order.id)::int as count
    from sales_order ${join}
    where ${conditionsOf(actor, { ...input, [of]: undefined })} and ${value} is not null
    group by ${value} order by count desc, label limit 100`.execute(db)
  return rows
}

function countedBy(actor: Trader): Record<OrderField, Told> {
  const other = otherSideOf(actor)
  const column = (name: string) => sql.ref(`salesOrder.${name}`)
  return {
    status: { value: column('status'), of: 'status' },
    turn: { value: isDue(actor), of: 'isYourTurn' },
    counterpart: {
      value: column(`${other}Id`),
      label: sql`sales_order.kept ->> ${sql.lit(`${other}Name`)}`,
      of: 'counterpartId',
    },
    store: { value: column('storeId'), label: sql`sales_order.kept ->> 'storeName'`, of: 'storeId' },
    collection: {
      value: sql`collection.id`,
      label: sql`collection.name`,
      join: sql`join order_line line on line.order_id = sales_order.id and line.revision = ${currentRevisionSql}
        join product on product.id = line.product_id join collection on collection.id = product.collection_id`,
      of: 'collectionId',
    },
    salesRep: {
      value: actor.side === 'brand' ? sql`relation.sales_rep_id` : sql`null::uuid`,
      label: sql`person.first_name || ' ' || person.last_name`,
      join: sql`left join relation on relation.brand_id = sales_order.brand_id and relation.retailer_id = sales_order.retailer_id
        left join association on association.id = relation.sales_rep_id left join user_account person on person.id = association.user_id`,
      of: 'salesRepId',
    },
    currency: { value: column('currency'), of: 'currency' },
    type: { value: column('type'), of: 'type' },
    paymentMethod: { value: column('paymentMethod'), of: 'paymentMethod' },
    fulfilment: { value: column('fulfilment'), of: 'fulfilment' },
    payment: { value: column('payment'), of: 'payment' },
    work: {
      value: sql`left_to_do.work`,
      join: sql`cross join lateral unnest(sales_order.work) as left_to_do (work)`,
      of: 'work',
    },
    integration: { value: integrationOf(actor), of: 'integration' },
  }
}
