import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { findMaster, type Kind } from './books.queries.ts'
import { compileBrandAccess } from '../visibility/compile-access.ts'

/**
 * The master there is, or a new one if it has something to say; of two at once, both get the same.
 * A new segment begins with every product, because without one everything was shown: then exactly what the sheet says changes.
 */
export async function makeMaster(tx: Tx, brandId: string, kind: Kind, isNeeded: boolean): Promise<string | null> {
  const known = await findMaster(tx, brandId, kind)
  if (known || !isNeeded) return known?.id ?? null
  const made = await tx
    .insertInto('book')
    .values({ brandId, kind, name: 'Master', collectionId: null })
    .onConflict((conflict) => conflict.columns(['brandId', 'kind']).where('collectionId', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return (await findMaster(tx, brandId, kind))!.id
  if (kind === 'SEGMENT') {
    await sql`insert into book_product (book_id, product_id)
      select ${made.id}, id from product where brand_id = ${brandId}`.execute(tx)
  }
  await compileBrandAccess(tx, brandId)
  return made.id
}
