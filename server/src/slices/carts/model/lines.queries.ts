import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOneOf } from '../../../platform/data/database/one-of.ts'

export type Kept = {
  name: string
  styleCode: string
  image: string | null
  collectionId: string
  collectionName: string
}

/** What the carts hold, in the order of adding. */
export async function linesOf(db: Db, cartIds: readonly string[]) {
  if (cartIds.length === 0) return []
  return db
    .selectFrom('cartProduct as line')
    .innerJoin('product', 'product.id', 'line.productId')
    .innerJoin('collection', 'collection.id', 'product.collectionId')
    .select(['line.cartId', 'line.productId', 'line.cartons', 'line.seenPrice', 'product.isCarton'])
    .select([
      sql<Kept>`line.kept`.as('kept'),
      sql<boolean>`coalesce(collection.deadline <= now(), false)`.as('isPastDeadline'),
    ])
    .where(isOneOf('line.cartId', cartIds))
    .orderBy('line.position')
    .execute()
}

/** Every size of every product the carts hold, as it is named and stocked today, and how much of it was chosen. */
export async function sizesOf(db: Db, cartIds: readonly string[]) {
  if (cartIds.length === 0) return []
  const chosen = sql<number | null>`(select quantity from cart_item where cart_id = line.cart_id and sku_id = sku.id)`
  return db
    .selectFrom('cartProduct as line')
    .innerJoin('sku', 'sku.productId', 'line.productId')
    .select(['line.cartId', 'line.productId', chosen.as('quantity'), 'sku.id as skuId', 'sku.sku', 'sku.colour'])
    .select(['sku.size', 'sku.cartonUnits', 'sku.onHand', 'sku.reserved'])
    .where(isOneOf('line.cartId', cartIds))
    .orderBy('sku.productId')
    .orderBy('sku.colourPosition')
    .orderBy('sku.sizePosition')
    .orderBy('sku.id')
    .execute()
}
type Size = Awaited<ReturnType<typeof sizesOf>>[number]

export type HeldItem = Omit<Size, 'cartId' | 'productId' | 'onHand' | 'reserved'> & { quantity: number }
export type HeldLine = Awaited<ReturnType<typeof linesOf>>[number] & { items: readonly HeldItem[] }

export type NewLine = {
  productId: string
  cartons: number
  items: readonly { skuId: string; quantity: number }[]
  seenPrice: bigint
  kept: Kept
}

/** Sets what is named; a size with nought goes, and so does a product of which nothing is left. */
export async function setLines(tx: Db, cartId: string, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return
  const ids = lines.map(({ productId }) => productId)
  await sql`
    insert into cart_product as line (cart_id, product_id, cartons, seen_price, kept)
    select ${cartId}, given."productId", given.cartons, given."seenPrice", given.kept
    from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, seenPrice: String(line.seenPrice), at })))}::jsonb)
      as given ("productId" uuid, cartons int, "seenPrice" bigint, kept jsonb, at int) order by at
    on conflict (cart_id, product_id) do update set cartons = excluded.cartons, seen_price = excluded.seen_price, kept = excluded.kept`.execute(
    tx,
  )
  const items = lines.flatMap(({ productId, items: sent }) => sent.map((item) => ({ productId, ...item })))
  await sql`delete from cart_item where cart_id = ${cartId} and sku_id = any(${items.map(({ skuId }) => skuId)}::uuid[])`.execute(
    tx,
  )
  await sql`
    insert into cart_item (cart_id, product_id, sku_id, quantity)
    select ${cartId}, given."productId", given."skuId", given.quantity
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given ("productId" uuid, "skuId" uuid, quantity int)
    where given.quantity > 0 order by given."skuId"`.execute(tx)
  await dropEmpty(tx, [cartId], ids)
}

/** Out of these carts, or out of all of a retailer's. Answers which carts changed. */
export async function dropProducts(
  tx: Db,
  retailerId: string,
  productIds: readonly string[],
  { cartId, storeId }: { cartId?: string; storeId?: string } = {},
): Promise<string[]> {
  const { rows } = await sql<{ cartId: string }>`
    delete from cart_product line using cart
    where cart.id = line.cart_id and cart.retailer_id = ${retailerId} and line.product_id = any(${[...productIds]}::uuid[])
      and (${cartId ?? null}::uuid is null or cart.id = ${cartId ?? null}) and (${storeId ?? null}::uuid is null or cart.store_id = ${storeId ?? null})
    returning line.cart_id`.execute(tx)
  return rows.map((row) => row.cartId)
}

type Nought = { productId: string; codes: readonly string[] | null } // null: all of the product

/** Takes sizes out, and products of which nothing is left. Answers which carts changed. */
export async function dropSizes(
  tx: Db,
  retailerId: string,
  noughts: readonly Nought[],
  where: { cartId?: string; storeId?: string },
): Promise<string[]> {
  const whole = noughts.flatMap(({ productId, codes }) => (codes === null ? [productId] : []))
  const changed = new Set(await dropProducts(tx, retailerId, whole, where))
  const { cartId = null, storeId = null } = where
  for (const { productId, codes } of noughts) {
    if (codes === null) continue
    const { rows } = await sql<{ cartId: string }>`
      delete from cart_item item using cart, sku
      where cart.id = item.cart_id and sku.id = item.sku_id and cart.retailer_id = ${retailerId} and item.product_id = ${productId}
        and (sku.sku = any(${[...codes]}::text[]) or sku.id::text = any(${[...codes]}::text[]))
        and (${cartId}::uuid is null or cart.id = ${cartId}) and (${storeId}::uuid is null or cart.store_id = ${storeId})
      returning item.cart_id`.execute(tx)
    for (const row of rows) changed.add(row.cartId)
  }
  await dropEmpty(
    tx,
    [...changed],
    noughts.map(({ productId }) => productId),
  )
  return [...changed]
}

async function dropEmpty(tx: Db, cartIds: readonly string[], productIds: readonly string[]): Promise<void> {
  await sql`delete from cart_product line where cart_id = any(${[...cartIds]}::uuid[]) and product_id = any(${[...productIds]}::uuid[])
    and cartons = 0 and not exists (select from cart_item item where item.cart_id = line.cart_id and item.product_id = line.product_id)`.execute(
    tx,
  )
}
