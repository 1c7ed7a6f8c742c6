import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BookImported } from '@souk/contract/catalog/books.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { type Check, importRows, problemsIn } from '../../../platform/documents/sheets/import-rows.ts'
import { type NamedRow, needs, readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
import { differing, putBookPrices, putSegment, touchBook } from './book-lines.queries.ts'
import { type KnownProducts, type PriceChange, priceIn, productKey, segmentIn } from './book-sheet.ts'
import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { lockCollection } from '../model/collections.queries.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { factsOf } from '../model/present-collection.ts'
import { putPrices } from '../products/products.queries.ts'

const limits = { rows: 100_000, columns: 40, cellLength: 2_000 }

/** The products a brand's sheet may name: of one collection, or of all. */
async function knownProducts(db: Db, brandId: string, collectionId: string | null): Promise<KnownProducts> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('collection', 'collection.id', 'product.collectionId')
    .select(['product.id', 'product.uniqueId', 'product.collectionId', 'collection.currencies'])
    .where('product.brandId', '=', brandId)
    .where('product.deletedAt', 'is', null)
    .$if(collectionId !== null, (query) => query.where('product.collectionId', '=', collectionId!))
    .execute()
  return new Map(rows.map((row) => [productKey(row.collectionId, row.uniqueId), row]))
}

const linesOf = (caller: Caller, needed: readonly string[], collectionId: string | null) =>
  readNamedRows(caller, limits, needs([...needed, ...(collectionId ? [] : ['collectionId'])]))
const where = (collectionId: string | null) => (collectionId ? { collectionId } : {})

type Import = { actor: Actor; caller: Caller; collectionId: string | null; subject: string }
/** The book that is written; null where a master would change nothing. */
type Which = (tx: Tx, isNeeded: boolean) => Promise<string | null>

/** Prices of a book: a line sets its product's price there, a blank one takes it away; what is not named stays. */
export async function importPrices(deps: Deps, { actor, caller, collectionId, subject }: Import, which: Which) {
  const brandId = brandOf(actor)
  const needed = ['uniqueId', 'currency', 'wholesalePrice', 'retailPrice']
  const lines = await linesOf(caller, needed, collectionId)
  const known = await knownProducts(deps.db, brandId, collectionId)
  return take(deps, { actor, caller, subject }, lines, priceIn(known, where(collectionId)), (tx, changes) => {
    const isNeeded = changes.some(({ wholesale, retail }) => wholesale !== null || retail !== null)
    return writeBook(tx, { actor, collectionId, which, isNeeded }, (bookId) => putBookPrices(tx, bookId, changes))
  })
}

/** Products of a segment. */
export async function importSegment(deps: Deps, { actor, caller, collectionId, subject }: Import, which: Which) {
  const brandId = brandOf(actor)
  const lines = await linesOf(caller, ['uniqueId', 'visible'], collectionId)
  const known = await knownProducts(deps.db, brandId, collectionId)
  return take(deps, { actor, caller, subject }, lines, segmentIn(known, where(collectionId)), (tx, changes) => {
    const isNeeded = changes.some(({ isShown }) => !isShown)
    return writeBook(tx, { actor, collectionId, which, isNeeded }, (bookId) => putSegment(tx, bookId, changes))
  })
}

/** The products' own prices in one currency, or in all. */
export async function importCurrency(deps: Deps, { actor, caller, collectionId, subject }: Import, currency?: string) {
  const brandId = brandOf(actor)
  const needed = ['uniqueId', 'wholesalePrice', 'retailPrice', ...(currency ? [] : ['currency'])]
  const lines = await linesOf(caller, needed, collectionId)
  const known = await knownProducts(deps.db, brandId, collectionId)
  const check = priceIn(known, { ...where(collectionId), ...(currency && { currency }) })
  return take(deps, { actor, caller, subject }, lines, check, async (tx, changes) => {
    const changed = await differing(tx, changes)
    const collections = await openCollections(tx, brandId, collectionId, changed)
    await putPrices(tx, changed)
    for (const id of collections) await refreshCompleteness(tx, id)
    return changed.length
  })
}

/** The collections whose own prices change, locked in one order; none of them may be closed. */
async function openCollections(tx: Tx, brandId: string, only: string | null, changes: readonly PriceChange[]) {
  const ids = changes.map(({ productId }) => productId)
  const rows = await tx
    .selectFrom('product')
    .select('collectionId as id')
    .distinct()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('collectionId')
    .execute()
  for (const { id } of rows) {
    const collection = found(await lockCollection(tx, brandId, id))
    const facts = factsOf(collection)
    if (isEditable(facts)) continue
    if (only) throw new Refusal('conflict', facts.isArchived ? 'catalog.archived' : 'catalog.inReview')
    throw new Refusal('conflict', 'books.closed', { params: { name: collection.name } })
  }
  return rows.map(({ id }) => id)
}

type Written = { actor: Actor; collectionId: string | null; which: Which; isNeeded: boolean }

async function writeBook(
  tx: Tx,
  { actor, collectionId, which, isNeeded }: Written,
  put: (id: string) => Promise<number>,
) {
  if (collectionId) await openForEditing(tx, actor, collectionId)
  const id = await which(tx, isNeeded)
  if (id === null) return 0
  const changed = await put(id)
  if (changed > 0) await touchBook(tx, id)
  return changed
}

type By = { actor: Actor; caller: Caller; subject: string }

/** All or nothing: one problem refuses the sheet, and every problem is reported. */
async function take<Said>(
  { db, say }: Deps,
  { actor, caller, subject }: By,
  lines: readonly NamedRow[],
  check: Check<NamedRow, Said>,
  write: (tx: Tx, entries: readonly Said[]) => Promise<number>,
): Promise<BookImported> {
  const { changed, refused } = await importRows(lines, {
    check,
    isWhole: true,
    write: (entries) =>
      inTransaction(db, async (tx) => {
        const count = await write(tx, entries)
        await audit(tx, actor, { action: 'catalog.bookImported', subject, details: { changed: count }, caller })
        await publishLive(tx, { entityId: brandOf(actor) }, 'catalog.changed', subject)
        return count
      }),
  })
  return { changed, problems: problemsIn({ say, language: caller.language }, refused) }
}
