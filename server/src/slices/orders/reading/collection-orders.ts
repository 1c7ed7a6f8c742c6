import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { found } from '../../../platform/base/refusal.ts'
import { findCollection } from '../../catalog/door.ts'
import type { Trader } from '../../connections/door.ts'
import { conditionsOf } from '../model/order-conditions.ts'
import { type OrderRecord, orderRows } from '../model/orders.queries.ts'
import { presentRow } from './present-order.ts'

/** A collection's orders by currency: what each comes to, and the newest hundred. No currency is added to another. */
export async function collectionOrders(db: Db, actor: Trader, collectionId: string, currencies?: readonly string[]) {
  found(await findCollection(db, { kind: 'owner', brandId: actor.entityId }, collectionId))
  const input = { collectionId: [collectionId], ...(currencies && { currency: [...currencies] }) }
  const { rows } = await sql<{ currency: string; orders: number; units: number; worth: bigint; ids: string[] }>`
    select currency, count(*)::int as orders, sum(units)::int as units, sum(worth)::bigint as worth,
      (array_agg(id order by created_at desc, id desc))[:100] as ids
    from sales_order where ${conditionsOf(actor, input)} group by currency order by currency`.execute(db)
  const ids = rows.flatMap((row) => row.ids)
  const known = new Map((await byIds(db, actor, ids)).map((order) => [order.id, order]))
  return rows.map(({ currency, orders, units, worth, ids: orderIds }) => ({
    currency,
    orders,
    units,
    amount: amount({ minor: BigInt(worth), currency }),
    list: orderIds.map((id) => presentRow(known.get(id)!, actor.side)),
  }))
}

const byIds = (db: Db, actor: Trader, ids: readonly string[]): Promise<OrderRecord[]> =>
  orderRows(db, actor)
    .where(sql<boolean>`sales_order.id = any(${[...ids]}::uuid[])`)
    .execute()
