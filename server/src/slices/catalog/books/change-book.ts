import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Assignees } from '@souk/contract/catalog/books.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import { findBook, findMaster, type Kind } from './books.queries.ts'
import { compileAccess, compileBrandAccess } from '../visibility/compile-access.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'

type Where = { kind: Kind; collectionId: string }
const nameTaken = () => new Refusal('invalid', 'catalog.bookNameTaken', { field: 'name' })

export function createBook({ db }: Deps, actor: Actor, { kind, collectionId }: Where, name: string, caller: Caller) {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    await openForEditing(tx, actor, collectionId)
    const id = await addBook(tx, actor, { kind, collectionId }, [name], caller)
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
    return id
  })
}

/** By the first of the names that no book of its kind has there. */
export async function addBook(
  tx: Tx,
  actor: Actor,
  { kind, collectionId }: Where,
  names: readonly string[],
  caller: Caller,
): Promise<string> {
  for (const name of names) {
    const row = await tx
      .insertInto('book')
      .values({ brandId: brandOf(actor), collectionId, kind, name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) continue
    await audit(tx, actor, { action: 'catalog.bookCreated', subject: row.id, details: { kind, name }, caller })
    return row.id
  }
  throw nameTaken()
}

const action = 'catalog.bookChanged'
type Change = { name?: string | undefined; assignees?: Assignees | undefined; version?: number | undefined }

/** Its name, or for whom it is. What it says is effective everywhere in the same transaction. */
export function changeBook(
  { db }: Deps,
  actor: Actor,
  { kind, collectionId, bookId }: Where & { bookId: string },
  { name, assignees, version }: Change,
  caller: Caller,
): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    await openForEditing(tx, actor, collectionId)
    const book = found(await findBook(tx, brandId, kind, collectionId, bookId))
    await nextVersion(tx, actor, { table: 'book', id: bookId, action }, version)
    if (name !== undefined) await rename(tx, bookId, name)
    if (assignees) await assign(tx, brandId, { kind, collectionId, bookId, had: book.assignees }, assignees)
    await tx
      .updateTable('book')
      .set({ updatedAt: sql`now()` })
      .where('id', '=', bookId)
      .execute()
    await compileAccess(tx, [collectionId])
    const details = { ...(name && { name }), ...(assignees && { assignees }) }
    await audit(tx, actor, { action, subject: bookId, details, caller })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
  })
}

async function rename(tx: Tx, id: string, name: string): Promise<void> {
  try {
    await tx.updateTable('book').set({ name }).where('id', '=', id).execute()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error
    throw nameTaken()
  }
}

type Assigned = Pick<Assignees, 'retailerIds' | 'groupIds'>

/** Replaces all assignees. New ones need a relation, and an assignee is in one book of a kind only. */
export async function assign(
  tx: Tx,
  brandId: string,
  book: Where & { bookId: string; had: Assigned },
  input: Assignees,
): Promise<void> {
  const { kind, collectionId, bookId, had } = book
  const [retailerIds, groupIds, countries] = [input.retailerIds, input.groupIds, input.countries].map((one) => [
    ...new Set(one),
  ])
  const added = (ids: string[], before: readonly string[]) => ids.filter((id) => !before.includes(id))
  await requirePartners(tx, brandId, added(retailerIds!, had.retailerIds), added(groupIds!, had.groupIds))
  await tx.deleteFrom('bookAssignment').where('bookId', '=', bookId).execute()
  const none = { retailerId: null, groupId: null, country: null }
  const rows = [
    ...retailerIds!.map((retailerId) => ({ ...none, retailerId })),
    ...groupIds!.map((groupId) => ({ ...none, groupId })),
    ...countries!.map((country) => ({ ...none, country })),
  ].map((one) => ({ ...one, kind, collectionId, bookId }))
  if (rows.length === 0) return
  const written = await tx
    .insertInto('bookAssignment')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['retailerId', 'groupId', 'country'])
    .execute()
  if (written.length === rows.length) return
  const taken = rows.find(
    (row) =>
      !written.some(
        (one) => one.retailerId === row.retailerId && one.groupId === row.groupId && one.country === row.country,
      ),
  )!
  throw await alreadyIn(tx, taken)
}

async function requirePartners(tx: Tx, brandId: string, retailerIds: string[], groupIds: string[]): Promise<void> {
  const { rows } = await sql<{ isAll: boolean }>`
    select (select count(*) from relation where brand_id = ${brandId} and status = 'ACCEPTED' and retailer_id = any(${retailerIds}::uuid[]))
      = cardinality(${retailerIds}::uuid[])
      and (select count(*) from retailer_group where brand_id = ${brandId} and id = any(${groupIds}::uuid[]))
      = cardinality(${groupIds}::uuid[]) as is_all`.execute(tx)
  if (!rows[0]?.isAll) throw new Refusal('invalid', 'catalog.notAPartner', { field: 'assignees' })
}

type Taken = Where & { retailerId: string | null; groupId: string | null; country: string | null }

async function alreadyIn(tx: Tx, { kind, collectionId, retailerId, groupId, country }: Taken): Promise<Refusal> {
  const { rows } = await sql<{ book: string; name: string }>`
    select book.name as book, coalesce(entity.name, retailer_group.name, one.country) as name
    from book_assignment one join book on book.id = one.book_id left join entity on entity.id = one.retailer_id
      left join retailer_group on retailer_group.id = one.group_id
    where one.collection_id = ${collectionId} and one.kind = ${kind} and one.retailer_id is not distinct from ${retailerId}
      and one.group_id is not distinct from ${groupId} and one.country is not distinct from ${country}`.execute(tx)
  return new Refusal('conflict', 'catalog.alreadyAssigned', { field: 'assignees', params: rows[0] ?? {} })
}

export function removeBook(
  { db }: Deps,
  actor: Actor,
  where: Where & { bookId: string },
  caller: Caller,
): Promise<void> {
  const brandId = brandOf(actor)
  const { kind, collectionId, bookId } = where
  return inTransaction(db, async (tx) => {
    await openForEditing(tx, actor, collectionId)
    const { name } = found(await findBook(tx, brandId, kind, collectionId, bookId))
    await tx.deleteFrom('book').where('id', '=', bookId).execute()
    await compileAccess(tx, [collectionId])
    await audit(tx, actor, { action: 'catalog.bookRemoved', subject: bookId, details: { kind, name }, caller })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
  })
}

export function removeMaster({ db }: Deps, actor: Actor, kind: Kind, caller: Caller): Promise<void> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const { id } = found(await findMaster(tx, brandId, kind))
    await tx.deleteFrom('book').where('id', '=', id).execute()
    await compileBrandAccess(tx, brandId)
    await audit(tx, actor, { action: 'catalog.bookRemoved', subject: id, details: { kind }, caller })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed')
  })
}
