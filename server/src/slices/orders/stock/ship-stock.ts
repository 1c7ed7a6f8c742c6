import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import type { Units } from '../model/units.ts'

const asJson = (units: Units) => JSON.stringify([...units].map(([skuId, quantity]) => ({ skuId, quantity })))
const given = (units: Units) =>
  sql`(select * from jsonb_to_recordset(${asJson(units)}::jsonb) as one ("skuId" uuid, quantity int))`

async function lockSkus(tx: Tx, units: Units): Promise<void> {
  await sql`select from sku where id = any(${[...units.keys()]}::uuid[]) order by id for no key update`.execute(tx)
}

/** Units leave: they are neither in stock nor held for the order any more. */
export async function consumeStock(tx: Tx, orderId: string, units: Units): Promise<void> {
  await lockSkus(tx, units)
  await sql`
    with left_over as (update order_hold hold set quantity = hold.quantity - given.quantity from ${given(units)} given
        where hold.order_id = ${orderId} and hold.sku_id = given."skuId" and hold.quantity > given.quantity returning hold.sku_id),
      gone as (delete from order_hold hold using ${given(units)} given
        where hold.order_id = ${orderId} and hold.sku_id = given."skuId" and hold.quantity <= given.quantity)
    update sku set on_hand = case when on_hand is not null then greatest(on_hand - given.quantity, 0) end,
      reserved = reserved - given.quantity
    from ${given(units)} given where sku.id = given."skuId"`.execute(tx)
}

/** Units come back into stock and are held for the order again, also where less is in stock than orders hold. */
export async function restock(tx: Tx, orderId: string, units: Units): Promise<void> {
  await lockSkus(tx, units)
  await sql`
    with returned as (
      update sku set on_hand = sku.on_hand + given.quantity, reserved = sku.reserved + given.quantity from ${given(units)} given
      where sku.id = given."skuId" returning sku.id, given.quantity)
    insert into order_hold as hold (order_id, sku_id, quantity) select ${orderId}, id, quantity from returned
    on conflict (order_id, sku_id) do update set quantity = hold.quantity + excluded.quantity`.execute(tx)
}

/** Holds units for the order anew where there are enough; all of them or none. */
export async function holdAgain(tx: Tx, orderId: string, units: Units): Promise<boolean> {
  await lockSkus(tx, units)
  const { rows } = await sql<{ skuId: string }>`
    with short as (select sku.id from sku join ${given(units)} given on given."skuId" = sku.id
        where sku.on_hand is not null and sku.on_hand - sku.reserved < given.quantity),
      taken as (update sku set reserved = sku.reserved + given.quantity from ${given(units)} given
        where sku.id = given."skuId" and not exists (select from short) returning sku.id, given.quantity)
    insert into order_hold as hold (order_id, sku_id, quantity) select ${orderId}, id, quantity from taken
    on conflict (order_id, sku_id) do update set quantity = hold.quantity + excluded.quantity
    returning sku_id`.execute(tx)
  return rows.length === units.size
}

/** Takes free stock for goods that no order holds, such as a replacement; false where there is not enough. */
export async function takeFreeStock(tx: Tx, units: Units): Promise<boolean> {
  await lockSkus(tx, units)
  const { rows } = await sql<{ id: string }>`
    update sku set on_hand = sku.on_hand - given.quantity from ${given(units)} given
    where sku.id = given."skuId" and (sku.on_hand is null or sku.on_hand - sku.reserved >= given.quantity) returning sku.id`.execute(
    tx,
  )
  return rows.length === units.size
}

export async function giveBackStock(tx: Tx, units: Units): Promise<void> {
  await lockSkus(tx, units)
  await sql`update sku set on_hand = on_hand + given.quantity from ${given(units)} given where sku.id = given."skuId"`.execute(
    tx,
  )
}
