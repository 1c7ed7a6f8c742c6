import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BookImported } from '@souk/contract/catalog/books.contract.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { audit } from '../../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { collect } from '../../platform/files/take-upload.ts'
import type { Caller } from '../../platform/mount.ts'
import { announce } from '../../platform/outbox.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readSheet } from '../../platform/sheets/read-sheet.ts'
import {
  type BookLine,
  judgePrices,
  judgeSegment,
  type KnownProducts,
  type PriceChange,
  productKey,
  type SegmentChange,
  type SheetProblem,
} from './book-sheet.ts'
import { refreshCompleteness } from './completeness.ts'
import { brandOf } from './own-brand.ts'
import { putPrices } from './products.queries.ts'

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

/** Prices of a book: a line sets its product's price there, a blank one takes it away; what is not named stays. */
export async function importPrices(
  deps: Deps,
  { actor, caller, collectionId, subject }: Import,
  bookId: (tx: Tx) => Promise<string>,
) {
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
  return apply(deps, { actor, caller, subject, problems }, async (tx) => putBookPrices(tx, await bookId(tx), changes))
}

/** Products of a segment. */
export async function importSegment(
  deps: Deps,
  { actor, caller, collectionId, subject }: Import,
  bookId: (tx: Tx) => Promise<string>,
) {
  const brandId = brandOf(actor)
  const lines = await linesOf(caller, ['uniqueId', 'visible', ...(collectionId ? [] : ['collectionId'])])
  const known = await knownProducts(deps.db, brandId, collectionId)
  const { changes, problems } = judgeSegment(lines, known, collectionId ? { collectionId } : {})
  return apply(deps, { actor, caller, subject, problems }, async (tx) => putSegment(tx, await bookId(tx), changes))
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
    await putPrices(tx, changed)
    const collections = await tx
      .selectFrom('product')
      .select('collectionId')
      .distinct()
      .where(
        'id',
        'in',
        changed.length > 0 ? changed.map(({ productId }) => productId) : ['00000000-0000-0000-0000-000000000000'],
      )
      .execute()
    for (const { collectionId: id } of collections) await refreshCompleteness(tx, id)
    return changed.length
  })
}

type Outcome = { actor: Actor; caller: Caller; subject: string; problems: readonly SheetProblem[] }

/** All of it or nothing: with one problem, nothing is written and every problem is told. */
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
    await announce(tx, { entityId: brandOf(actor) }, 'catalog.changed', subject)
    return count
  })
  return { changed, problems: [] }
}

async function putBookPrices(tx: Tx, bookId: string, changes: readonly PriceChange[]): Promise<number> {
  const columns = [
    changes.map(({ productId }) => productId),
    changes.map(({ currency }) => currency),
    changes.map(({ wholesale }) => wholesale?.toString() ?? null),
    changes.map(({ retail }) => retail?.toString() ?? null),
  ] as const
  const given = sql`unnest(${columns[0]}::uuid[], ${columns[1]}::text[], ${columns[2]}::bigint[], ${columns[3]}::bigint[])
    as given (product_id, currency, wholesale, retail)`
  const gone = await sql`
    delete from book_price using ${given} where book_id = ${bookId} and book_price.product_id = given.product_id
      and book_price.currency = given.currency and given.wholesale is null and given.retail is null`.execute(tx)
  const put = await sql`
    insert into book_price (book_id, product_id, currency, wholesale, retail)
    select ${bookId}, product_id, currency, wholesale, retail from ${given} where wholesale is not null or retail is not null
    on conflict (book_id, product_id, currency) do update set wholesale = excluded.wholesale, retail = excluded.retail
    where (book_price.wholesale, book_price.retail) is distinct from (excluded.wholesale, excluded.retail)`.execute(tx)
  return Number((gone.numAffectedRows ?? 0n) + (put.numAffectedRows ?? 0n))
}

async function putSegment(tx: Tx, bookId: string, changes: readonly SegmentChange[]): Promise<number> {
  const ids = (isShown: boolean) => changes.filter((one) => one.isShown === isShown).map(({ productId }) => productId)
  const gone =
    await sql`delete from book_product where book_id = ${bookId} and product_id = any(${ids(false)}::uuid[])`.execute(
      tx,
    )
  const put = await sql`
    insert into book_product (book_id, product_id) select ${bookId}, id from unnest(${ids(true)}::uuid[]) as given (id)
    on conflict do nothing`.execute(tx)
  return Number((gone.numAffectedRows ?? 0n) + (put.numAffectedRows ?? 0n))
}

/** The lines that say something else than what is there. */
async function differing(tx: Tx, changes: readonly PriceChange[]): Promise<PriceChange[]> {
  const rows = await tx
    .selectFrom('productPrice')
    .selectAll()
    .where('productId', 'in', [...new Set(changes.map(({ productId }) => productId))])
    .execute()
  const now = new Map(rows.map((row) => [`${row.productId} ${row.currency}`, row]))
  const same = (one: unknown, other: bigint | null) =>
    (one === null || one === undefined ? null : BigInt(one as bigint)) === other
  return changes.filter(({ productId, currency, wholesale, retail }) => {
    const row = now.get(`${productId} ${currency}`)
    return !same(row?.wholesale, wholesale) || !same(row?.retail, retail)
  })
}
