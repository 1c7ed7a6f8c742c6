import { sql } from 'kysely'
import type { LineIn, WishlistLine } from '@souk/contract/wishlists/wishlist-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'

type Whose = { wishlistId: string; userId: string }

export function linesNow(tx: Db, wishlistId: string, productIds: readonly string[]) {
  return tx
    .selectFrom('wishlistLine as line')
    .leftJoin('userAccount as changer', 'changer.id', 'line.updatedBy')
    .select(['line.productId', 'line.version', 'line.updatedBy', 'line.updatedAt'])
    .select(sql<string | null>`changer.first_name || ' ' || changer.last_name`.as('changerName'))
    .where('line.wishlistId', '=', wishlistId)
    .where(sql<boolean>`line.product_id = any(${productIds}::uuid[])`)
    .execute()
}

/** To which product each SKU belongs. */
export async function skusOf(tx: Db, skuIds: readonly string[]): Promise<Map<string, string>> {
  if (skuIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('sku')
    .select(['id', 'productId'])
    .where(sql<boolean>`id = any(${skuIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

export async function countLines(tx: Db, wishlistId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('wishlistLine')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('wishlistId', '=', wishlistId)
    .executeTakeFirstOrThrow()
  return count
}

/** A size with nought is no longer there. */
const withoutNoughts = (quantities: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${quantities}) where value <> '0')`
const given = (lines: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
  as given ("productId" uuid, quantities jsonb, cartons int, note text, kept jsonb, at int)`

/** At the end of the list, in this order. */
export async function addLines(
  tx: Db,
  { wishlistId, userId }: Whose,
  lines: readonly (LineIn & { kept: WishlistLine['kept'] })[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`insert into wishlist_line (wishlist_id, product_id, quantities, cartons, note, kept, updated_by)
    select ${wishlistId}, "productId", ${withoutNoughts(sql`coalesce(given.quantities, '{}')`)},
      coalesce(cartons, 0), coalesce(note, ''), kept, ${userId}
    from ${given(lines.map((line, at) => ({ ...line, at })))} order by at`.execute(tx)
}

/** The list the person's next product goes to. */
export async function rememberLast(tx: Db, { wishlistId, userId }: Whose, entityId: string): Promise<void> {
  await tx
    .insertInto('wishlistLast')
    .values({ userId, entityId, wishlistId })
    .onConflict((conflict) => conflict.columns(['userId', 'entityId']).doUpdateSet({ wishlistId }))
    .execute()
}

/** Only what is given changes: sizes that are not named, a note that is not sent, stay. */
export async function changeLines(tx: Db, { wishlistId, userId }: Whose, lines: readonly LineIn[]): Promise<void> {
  if (lines.length === 0) return
  await sql`update wishlist_line line set version = line.version + 1, updated_by = ${userId}, updated_at = now(),
      quantities = ${withoutNoughts(sql`line.quantities || coalesce(given.quantities, '{}')`)},
      cartons = coalesce(given.cartons, line.cartons), note = coalesce(given.note, line.note)
    from ${given(lines)} where line.wishlist_id = ${wishlistId} and line.product_id = given."productId"`.execute(tx)
}

export async function deleteLines(tx: Db, wishlistId: string, productIds: readonly string[]): Promise<number> {
  const rows = await tx
    .deleteFrom('wishlistLine')
    .where('wishlistId', '=', wishlistId)
    .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
    .returning('productId')
    .execute()
  return rows.length
}
