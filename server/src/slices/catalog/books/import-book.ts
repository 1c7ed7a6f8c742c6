import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BookImported } from '@souk/contract/catalog/books.contract.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { collect } from '../../../platform/data/files/take-upload.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { readSheet } from '../../../platform/documents/sheets/read-sheet.ts'
import { differing, putBookPrices, putSegment, touchBook } from './book-lines.queries.ts'
import {
  type BookLine,
  judgePrices,
  judgeSegment,
  type KnownProducts,
  type PriceChange,
  productKey,
  type SheetProblem,
} from './book-sheet.ts'
import { isEditable } from '@souk/contract/catalog/collection-moves.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { lockCollection } from '../model/collections.queries.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { factsOf } from '../model/present-collection.ts'
import { putPrices } from '../products/products.queries.ts'

const limits = { rows: 100_000, columns: 40, cellLength: 2_000 }

/** The lines of an uploaded sheet by the names in its first row. */
export async function linesOf(caller: Caller, needed: readonly string[]): Promise<BookLine[]> {
  const part = await caller.file()
  if (!part) throw new Refusal('invalid', 'uploads.missing', { field: 'file' })
  const bytes = await collect(part.file, fileLimits.fileBytes)
  let names: string[] | null = null
  const lines: BookLine[] = []
  for await (const { row, cells } of readSheet(bytes, limits)) {
    if (names === null) {
      names = cells
      const missing = needed.find((column) => !cells.includes(column))
      if (missing) throw new Refusal('invalid', 'sheets.missingColumn', { field: 'file', params: { column: missing } })
    } else {
      lines.push({ row, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) })
    }
  }
  if (lines.length === 0) throw new Refusal('invalid', 'sheets.empty', { field: 'file' })
  return lines
}

/** The products a brand's sheet may name: of one collection, or of all. */
export async function knownProducts(db: Db, brandId: string, collectionId: string | null): Promise<KnownProducts> {
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

type Import = { actor: Actor; caller: Caller; collectionId: string | null; subject: string }
/** Which book is written; null where a master would say nothing that is not so already. */
type Which = (tx: Tx, isNeeded: boolean) => Promise<string | null>

/** Prices of a book: a line sets its product's price there, a blank one takes it away; what is not named stays. */
export async function importPrices(deps: Deps, { actor, caller, collectionId, subject }: Import, which: Which) {
  const brandId = brandOf(actor)
  const lines = await linesOf(caller, [
    'uniqueId',
    'currency',
    'wholesalePrice',
    'retailPrice',
    ...(collectionId ? [] : ['collectionId']),
  ])
  const known = await knownProducts(deps.db, brandId, collectionId)
  const { changes, problems } = judgePrices(lines, known, collectionId ? { collectionId } : {})
  const isNeeded = changes.some(({ wholesale, retail }) => wholesale !== null || retail !== null)
  return apply(deps, { actor, caller, subject, problems }, (tx) =>
    writeBook(tx, { actor, collectionId, which, isNeeded }, (bookId) => putBookPrices(tx, bookId, changes)),
  )
}

/** Products of a segment. */
export async function importSegment(deps: Deps, { actor, caller, collectionId, subject }: Import, which: Which) {
  const brandId = brandOf(actor)
  const lines = await linesOf(caller, ['uniqueId', 'visible', ...(collectionId ? [] : ['collectionId'])])
  const known = await knownProducts(deps.db, brandId, collectionId)
  const { changes, problems } = judgeSegment(lines, known, collectionId ? { collectionId } : {})
  const isNeeded = changes.some(({ isShown }) => !isShown)
  return apply(deps, { actor, caller, subject, problems }, (tx) =>
    writeBook(tx, { actor, collectionId, which, isNeeded }, (bookId) => putSegment(tx, bookId, changes)),
  )
}

/** The products' own prices in one currency, or in all. */
export async function importCurrency(deps: Deps, { actor, caller, collectionId, subject }: Import, currency?: string) {
  const brandId = brandOf(actor)
  const needed = [
    'uniqueId',
    'wholesalePrice',
    'retailPrice',
    ...(collectionId ? [] : ['collectionId']),
    ...(currency ? [] : ['currency']),
  ]
  const lines = await linesOf(caller, needed)
  const known = await knownProducts(deps.db, brandId, collectionId)
  const where = { ...(collectionId && { collectionId }), ...(currency && { currency }) }
  const { changes, problems } = judgePrices(lines, known, where)
  return apply(deps, { actor, caller, subject, problems }, async (tx) => {
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

type Outcome = { actor: Actor; caller: Caller; subject: string; problems: readonly SheetProblem[] }

/** All or nothing: one problem refuses the sheet, and every problem is reported. */
async function apply(
  { db, say }: Deps,
  { actor, caller, subject, problems }: Outcome,
  write: (tx: Tx) => Promise<number>,
): Promise<BookImported> {
  if (problems.length > 0) {
    const told = problems
      .slice(0, 1_000)
      .map(({ row, column, key, params }) => ({ row, column, problem: say(caller.language, key, params as never) }))
    return { changed: 0, problems: told }
  }
  const changed = await inTransaction(db, async (tx) => {
    const count = await write(tx)
    await audit(tx, actor, { action: 'catalog.bookImported', subject, details: { changed: count }, caller })
    await publishLive(tx, { entityId: brandOf(actor) }, 'catalog.changed', subject)
    return count
  })
  return { changed, problems: [] }
}
