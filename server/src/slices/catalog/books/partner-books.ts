import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { PartnerBook, PartnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { tradesWith } from '../../connections/door.ts'
import { touchBook } from './book-lines.queries.ts'
import { compileAccess } from '../visibility/compile-access.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'

/** Collections that have books, the newest first, with what one partner has for itself. */
export async function partnerBooksOf(db: Db, actor: Actor, retailerId: string): Promise<PartnerBooks[]> {
  if (!(await tradesWith(db, actor, retailerId))) throw new Refusal('not_found')
  const choices = (
    kind: string,
  ) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name)
    from book where book.collection_id = collection.id and kind = ${kind}), '[]')`
  const own = (kind: string) => sql`(select book_id from book_assignment
    where collection_id = collection.id and kind = ${kind} and retailer_id = ${retailerId})`
  const { rows } = await sql<PartnerBooks>`
    select collection.id as collection_id, collection.name as collection_name,
      collection.status <> 'IN_REVIEW' as is_open,
      ${choices('PRICE')} as price_books, ${own('PRICE')} as price_book_id,
      ${choices('SEGMENT')} as segments, ${own('SEGMENT')} as segment_id
    from collection
    where brand_id = ${brandOf(actor)} and archived_at is null
      and exists (select from book where book.collection_id = collection.id)
    order by collection.created_at desc, collection.id limit 100`.execute(db)
  return rows
}

/** Gives a partner one of a collection's books, or takes it away; it counts with this transaction. */
export function assignPartnerBook(
  { db }: Deps,
  actor: Actor,
  retailerId: string,
  { collectionId, kind, bookId }: PartnerBook,
  caller: Caller,
): Promise<PartnerBooks[]> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    if (!(await tradesWith(tx, actor, retailerId))) throw new Refusal('not_found')
    await openForEditing(tx, actor, collectionId)
    if (bookId && !(await isBookOf(tx, bookId, collectionId, kind))) throw new Refusal('not_found')
    const had = await tx
      .deleteFrom('bookAssignment')
      .where('collectionId', '=', collectionId)
      .where('kind', '=', kind)
      .where('retailerId', '=', retailerId)
      .returning('bookId')
      .execute()
    if (bookId) await tx.insertInto('bookAssignment').values({ collectionId, kind, retailerId, bookId }).execute()
    for (const id of new Set([...had.map((row) => row.bookId), ...(bookId ? [bookId] : [])])) await touchBook(tx, id)
    await compileAccess(tx, [collectionId])
    const details = { kind, collectionId, bookId }
    await audit(tx, actor, { action: 'catalog.bookAssigned', subject: retailerId, details, caller })
    for (const entityId of [brandId, retailerId].sort())
      await publishLive(tx, { entityId }, 'catalog.changed', collectionId)
    return partnerBooksOf(tx, actor, retailerId)
  })
}

async function isBookOf(db: Db, id: string, collectionId: string, kind: string): Promise<boolean> {
  const row = await db
    .selectFrom('book')
    .select('id')
    .where('id', '=', id)
    .where('collectionId', '=', collectionId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row !== undefined
}
