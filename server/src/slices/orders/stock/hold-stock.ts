import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOneOf } from '../../../platform/data/database/one-of.ts'
import type { Units } from '../model/units.ts'
import { markOrdered } from './mark-ordered.ts'

export type Shortage = { skuId: string; left: number }

/** All sizes of what the carts hold, in the order of docs/locks.md. */
export async function lockStockOf(tx: Db, cartIds: readonly string[]): Promise<void> {
  const lines = await tx.selectFrom('cartProduct').select('productId').where(isOneOf('cartId', cartIds)).execute()
  await markOrdered(tx, lines)
  await sql`
    select from sku where product_id in (select product_id from cart_product where ${isOneOf('cart_id', cartIds)})
    order by id for no key update`.execute(tx)
}

/**
 * From now on exactly these units are held for an order: more is reserved, less is given back.
 * Where there is not enough nothing is written, and what is left for it is answered.
 */
export async function holdStock(tx: Db, orderId: string, wanted: Units): Promise<Shortage[]> {
  return holdMore(tx, orderId, wanted, await heldBy(tx, orderId))
}

/** For an order that holds nothing yet. */
export const holdFirst = (tx: Db, orderId: string, wanted: Units): Promise<Shortage[]> =>
  holdMore(tx, orderId, wanted, new Map())

async function heldBy(tx: Db, orderId: string): Promise<Units> {
  const rows = await tx.selectFrom('orderHold').select(['skuId', 'quantity']).where('orderId', '=', orderId).execute()
  return new Map(rows.map(({ skuId, quantity }) => [skuId, quantity]))
}

async function holdMore(tx: Db, orderId: string, wanted: Units, held: Units): Promise<Shortage[]> {
  const changes = [...new Set([...held.keys(), ...wanted.keys()])]
    .map((skuId) => ({ skuId, by: (wanted.get(skuId) ?? 0) - (held.get(skuId) ?? 0), to: wanted.get(skuId) ?? 0 }))
    .filter(({ by }) => by !== 0)
  if (changes.length === 0) return []
  const { rows: short } = await sql<Shortage & { free: number }>`
    with given as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given ("skuId" uuid, by int, "to" int)),
      locked as materialized (
        select id, on_hand, reserved from sku where id in (select "skuId" from given) order by id for no key update),
      short as materialized (
        select locked.id as sku_id, greatest(locked.on_hand - locked.reserved, 0) as free
        from locked join given on given."skuId" = locked.id
        where given.by > 0 and locked.on_hand is not null and locked.on_hand - locked.reserved < given.by),
      taken as (
        update sku set reserved = sku.reserved + given.by from given
        where sku.id = given."skuId" and not exists (select from short)),
      given_back as (
        delete from order_hold using given
        where order_id = ${orderId} and sku_id = given."skuId" and given."to" = 0 and not exists (select from short)),
      noted as (
        insert into order_hold (order_id, sku_id, quantity) select ${orderId}, given."skuId", given."to" from given
        where given."to" > 0 and not exists (select from short)
        on conflict (order_id, sku_id) do update set quantity = excluded.quantity)
    select * from short order by sku_id`.execute(tx)
  return short.map(({ skuId, free }) => ({ skuId, left: free + (held.get(skuId) ?? 0) }))
}
