import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOneOf } from '../../../platform/data/database/one-of.ts'

/**
 * What has orders is archived, not deleted. Called before stock is locked: collections, then products, then SKUs (docs/locks.md).
 * Only the first order of a product writes, so that orders of one collection do not wait for each other.
 */
export async function markOrdered(tx: Db, lines: readonly { productId: string }[]): Promise<void> {
  const ids = [...new Set(lines.map(({ productId }) => productId))].sort()
  const unmarked = await tx
    .selectFrom('product')
    .innerJoin('collection', 'collection.id', 'product.collectionId')
    .select(['product.id', 'product.collectionId', 'product.hasOrders', 'collection.hasOrders as isCollectionMarked'])
    .where(isOneOf('product.id', ids))
    .where(sql<boolean>`not (product.has_orders and collection.has_orders)`)
    .execute()
  const collections = unmarked.flatMap(({ collectionId, isCollectionMarked }) =>
    isCollectionMarked ? [] : [collectionId],
  )
  const products = unmarked.flatMap(({ id, hasOrders }) => (hasOrders ? [] : [id]))
  if (collections.length > 0) {
    await sql`update collection set has_orders = true where id in (
      select id from collection where id = any(${[...new Set(collections)]}::uuid[]) order by id for no key update)`.execute(
      tx,
    )
  }
  if (products.length > 0) {
    await sql`update product set has_orders = true where id in (
      select id from product where id = any(${products}::uuid[]) order by collection_id, id for no key update)`.execute(
      tx,
    )
  }
}
