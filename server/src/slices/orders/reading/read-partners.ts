import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Trader } from '../../connections/door.ts'
import { conditionsOf, otherSideOf } from '../model/order-conditions.ts'

type Row = {
  id: string
  currency: string
  orders: number
  units: number
  worth: bigint
  lastId: string
  lastNumber: string
  lastAt: Date
}

/** Partners without an order are absent. */
export async function readPartners(
  db: Db,
  actor: Trader,
  entityIds: readonly string[],
): Promise<Reply<typeof orderViews.partners>> {
  const other = sql.ref(`salesOrder.${otherSideOf(actor)}Id`)
  const { rows } = await sql<Row>`
    select ${other} as id, currency, count(*)::int as orders, sum(units)::int as units, sum(worth)::bigint as worth,
      (array_agg(id order by created_at desc, id desc))[1] as last_id,
      (array_agg(number order by created_at desc, id desc))[1] as last_number, max(created_at) as last_at
    from sales_order
    where ${conditionsOf(actor, { counterpartId: [...entityIds] })} and status not in ('REJECTED', 'CANCELLED')
    group by 1, 2 order by 1, orders desc, 2`.execute(db)
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, group]) => {
    const last = group.reduce((latest, one) => (one.lastAt > latest.lastAt ? one : latest))
    return {
      id,
      sums: group.map(({ currency, orders, units, worth }) => ({
        currency,
        orders,
        units,
        amount: amount({ minor: BigInt(worth), currency }),
      })),
      lastOrder: { id: last.lastId, number: last.lastNumber, at: last.lastAt.toISOString() },
    }
  })
}
