import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** Writes the access rows of these collections anew. Called in the transaction of every change to a book or its assignees. */
export async function compileAccess(tx: Db, collectionIds: readonly string[]): Promise<void> {
  const ids = [...collectionIds].sort() // locks in one order
  await sql`select id from collection where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  await tx.deleteFrom('catalogAccess').where('collectionId', 'in', ids).execute()
  await sql`
    insert into catalog_access (collection_id, viewer, level, segment_id, price_book_id)
    select collection_id, viewer, level,
      (array_agg(book_id) filter (where kind = 'SEGMENT'))[1], (array_agg(book_id) filter (where kind = 'PRICE'))[1]
    from (
      select collection_id, kind, book_id,
        case when retailer_id is not null then 'retailer:' || retailer_id
          when group_id is not null then 'group:' || group_id else 'country:' || country end as viewer,
        case when retailer_id is not null then 1 when group_id is not null then 2 else 3 end as level
      from book_assignment where collection_id = any(${ids}::uuid[])
      union all
      select collection.id, master.kind, master.id, '*', 4
      from collection left join book master on master.brand_id = collection.brand_id and master.collection_id is null
      where collection.id = any(${ids}::uuid[])
    ) said group by collection_id, viewer, level`.execute(tx)
}

/** A master speaks in every collection of its brand. */
export async function compileBrandAccess(tx: Db, brandId: string): Promise<void> {
  const rows = await tx.selectFrom('collection').select('id').where('brandId', '=', brandId).execute()
  if (rows.length > 0)
    await compileAccess(
      tx,
      rows.map(({ id }) => id),
    )
}
