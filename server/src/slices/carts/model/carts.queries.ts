import { sql } from 'kysely'
import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'

type Input = { cartIds?: readonly string[] | undefined; storeId?: string | undefined }

/** The root of every statement about carts: a retailer's own. */
export function cartsOf(db: Db, retailerId: string) {
  return db
    .selectFrom('cart')
    .innerJoin('store', 'store.id', 'cart.storeId')
    .innerJoin('entity as brand', 'brand.id', 'cart.brandId')
    .select([
      'cart.id',
      'cart.version',
      'cart.storeId',
      'cart.brandId',
      'cart.currency',
      'cart.notes',
      'cart.updatedAt',
    ])
    .select(['store.name as storeName', 'store.country', 'brand.name as brandName', 'brand.logo'])
    .select(sql<CollectionType>`cart.type`.as('type'))
    .select(
      // What was agreed with this retailer comes before the brand's own terms, as at checkout.
      sql<
        number | null
      >`(brand.commercial_terms || coalesce((select terms from relation where relation.brand_id = brand.id
        and relation.retailer_id = cart.retailer_id and relation.status = 'ACCEPTED'), '{}') ->> 'depositPercent')::int`.as(
        'depositPercent',
      ),
    )
    .where('cart.retailerId', '=', retailerId)
}
export type CartRecord = Awaited<ReturnType<ReturnType<typeof cartsOf>['execute']>>[number]

/** The newest change first. */
export function listCarts(db: Db, retailerId: string, { cartIds, storeId }: Input) {
  return cartsOf(db, retailerId)
    .$if(cartIds !== undefined, (query) => query.where(sql<boolean>`cart.id = any(${cartIds}::uuid[])`))
    .$if(storeId !== undefined, (query) => query.where('cart.storeId', '=', storeId!))
    .orderBy('cart.updatedAt', 'desc')
    .orderBy('cart.id', 'desc')
    .execute()
}

export const findCart = (db: Db, retailerId: string, id: string) =>
  cartsOf(db, retailerId).where('cart.id', '=', id).executeTakeFirst()

/** Writes to a team's carts are serialized, which rules out deadlocks between them. */
export async function lockCarts(tx: Db, retailerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`carts ${retailerId}`}, 10))`.execute(tx)
}

/** The store that is named, else the one last bought for, else the first. */
export async function findStore(db: Db, retailerId: string, storeId: string | undefined): Promise<string | undefined> {
  const row = await db
    .selectFrom('store')
    .select('store.id')
    .where('entityId', '=', retailerId)
    .where('closedAt', 'is', null)
    .$if(storeId !== undefined, (query) => query.where('store.id', '=', storeId!))
    .orderBy(sql`(select max(cart.updated_at) from cart where cart.store_id = store.id) desc nulls last`)
    .orderBy('store.createdAt')
    .orderBy('store.id')
    .executeTakeFirst()
  return row?.id
}

type Kind = { retailerId: string; storeId: string; brandId: string; currency: string; type: string }

/** The one cart there can be for these, made if there is none. */
export async function openCart(tx: Db, kind: Kind): Promise<string> {
  const row = await tx
    .insertInto('cart')
    .values(kind)
    .onConflict((conflict) =>
      conflict.columns(['storeId', 'brandId', 'currency', 'type']).doUpdateSet({ updatedAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Carts that hold nothing any more are gone; the others have changed. */
export async function touchCarts(tx: Db, cartIds: readonly string[]): Promise<void> {
  const ids = [...cartIds]
  await sql`delete from cart where id = any(${ids}::uuid[]) and not exists (select from cart_product where cart_id = cart.id)`.execute(
    tx,
  )
  await sql`update cart set version = version + 1, updated_at = now() where id = any(${ids}::uuid[])`.execute(tx)
}

export async function countProducts(db: Db, retailerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cartProduct')
    .innerJoin('cart', 'cart.id', 'cartProduct.cartId')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('cart.retailerId', '=', retailerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Units in all carts of a retailer together; a carton counts with what is inside. */
export async function unitsByProduct(db: Db, retailerId: string): Promise<{ productId: string; units: number }[]> {
  const { rows } = await sql<{ productId: string; units: number }>`
    select line.product_id, sum(
      coalesce((select sum(quantity) from cart_item item where item.cart_id = line.cart_id and item.product_id = line.product_id), 0)
      + line.cartons * coalesce((select sum(carton_units) from sku where sku.product_id = line.product_id and line.cartons > 0), 0)
    )::int as units
    from cart join cart_product line on line.cart_id = cart.id where cart.retailer_id = ${retailerId} group by 1`.execute(
    db,
  )
  return rows
}
