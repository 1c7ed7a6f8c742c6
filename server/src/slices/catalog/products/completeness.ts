import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { recountProducts } from '../model/collections.queries.ts'
import { compileListing } from '../visibility/compile-listing.ts'

/** Whether each product may be published: a picture, a category and a SKU. Without a price of its own it is priced by books, or on request. */
export async function refreshCompleteness(tx: Db, collectionId: string, productIds?: readonly string[]): Promise<void> {
  await sql`
    with judged as materialized (select product.id, cardinality(product.images) > 0 and product.category is not null
        and exists (select from sku where sku.product_id = product.id) as is_complete
      from product where product.collection_id = ${collectionId}
        and (${productIds ? [...productIds] : null}::uuid[] is null or product.id = any(${productIds ? [...productIds] : null}::uuid[]))),
      locked as materialized (select product.id, judged.is_complete from product join judged on judged.id = product.id
        where product.is_complete is distinct from judged.is_complete order by product.id for no key update of product)
    update product set is_complete = locked.is_complete from locked where product.id = locked.id`.execute(tx)
  await leaveOutIncomplete(tx, collectionId)
  await recountProducts(tx, collectionId)
  await compileListing(tx, collectionId, productIds)
}

/** In a published collection, buyers are not shown incomplete products unless the brand decided otherwise. */
export async function leaveOutIncomplete(tx: Db, collectionId: string): Promise<void> {
  await sql`
    with judged as materialized (
      select product.id, not product.is_complete and not collection.shows_incomplete as is_left_out
      from product join collection on collection.id = product.collection_id
      where collection.id = ${collectionId} and collection.status = 'LIVE' and collection.live_at is not null),
    locked as materialized (select product.id, judged.is_left_out from product join judged on judged.id = product.id
      where product.is_left_out <> judged.is_left_out order by product.id for no key update of product)
    update product set is_left_out = locked.is_left_out from locked where product.id = locked.id`.execute(tx)
}

/** After products left or came back: the count of the collection and what buyers find. */
export async function recompileProducts(tx: Db, collectionId: string, productIds: readonly string[]): Promise<void> {
  await recountProducts(tx, collectionId)
  await compileListing(tx, collectionId, productIds)
}
