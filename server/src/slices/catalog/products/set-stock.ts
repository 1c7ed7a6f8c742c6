import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

type Item = { sku: string; value: number }

/** The units of each SKU in a carton; without a carton there are none. */
export async function setCartons(tx: Db, productId: string, items: readonly Item[] | null): Promise<void> {
  if (items === null) {
    await tx.updateTable('sku').set({ cartonUnits: 0 }).where('productId', '=', productId).execute()
    return
  }
  const { rows } = await sql<{ sku: string }>`
    update sku set carton_units = given.units
    from unnest(${items.map(({ sku }) => sku)}::text[], ${items.map(({ value }) => value)}::int[]) as given (sku, units)
    where sku.product_id = ${productId} and sku.sku = given.sku returning sku.sku`.execute(tx)
  const missing = items.findIndex(({ sku }) => !rows.some((row) => row.sku === sku))
  if (missing >= 0) throw new Refusal('invalid', 'catalog.noSuchSku', { field: `items.${missing}.sku` })
}

type Stock = { skuId: string; onHand: number | null }

/** Stock given is stock on hand. It never falls below what orders hold; the check and the write are one statement. */
export async function setStock(tx: Db, productId: string, type: string, stock: readonly Stock[]): Promise<void> {
  const unlimited = stock.findIndex(({ onHand }) => onHand === null)
  if (type === 'IN_STOCK' && unlimited >= 0) {
    throw new Refusal('invalid', 'catalog.limitNeeded', { field: `stock.${unlimited}.onHand` })
  }
  const { rows } = await sql<{ id: string }>`
    update sku set on_hand = given.on_hand
    from unnest(${stock.map(({ skuId }) => skuId)}::uuid[], ${stock.map(({ onHand }) => onHand)}::int[]) as given (id, on_hand)
    where sku.id = given.id and sku.product_id = ${productId} and (given.on_hand is null or given.on_hand >= sku.reserved)
    returning sku.id`.execute(tx)
  const written = new Set(rows.map(({ id }) => id))
  const failed = stock.findIndex(({ skuId }) => !written.has(skuId))
  if (failed < 0) return
  const sku = await tx
    .selectFrom('sku')
    .select(['sku', 'reserved'])
    .where('id', '=', stock[failed]!.skuId)
    .where('productId', '=', productId)
    .executeTakeFirst()
  const field = `stock.${failed}.onHand`
  if (!sku) throw new Refusal('invalid', 'catalog.noSuchSku', { field })
  throw new Refusal('invalid', 'catalog.belowReserved', { field, params: { reserved: sku.reserved, sku: sku.sku } })
}
