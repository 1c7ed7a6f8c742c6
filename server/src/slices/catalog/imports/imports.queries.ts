import type { Params } from '@souk/contract/core/translate.ts'
import { sql } from 'kysely'
import type { SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import type { CatalogImport, ImportRow } from '@souk/contract/catalog/imports.contract.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { paged } from '../../../platform/data/database/paged.ts'
import { partsOf } from '../../../platform/documents/sheets/import-rows.ts'
import type { Judged, Known } from './judge-rows.ts'
import type { Cells, Problem, ReadRow } from './sheet-cells.ts'

function importRows(db: Db, brandId: string) {
  return db
    .selectFrom('catalogImport')
    .selectAll()
    .select(
      sql<{
        NEW: number
        CHANGED: number
        SAME: number
      }>`(select jsonb_build_object('NEW', count(*) filter (where change = 'NEW'),
        'CHANGED', count(*) filter (where change = 'CHANGED'), 'SAME', count(*) filter (where change = 'SAME'))
        from catalog_import_row where import_id = catalog_import.id and not is_taken and not is_left_out and problems = '[]')`.as(
        'changes',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from catalog_import_row where import_id = catalog_import.id and is_left_out)`.as(
        'rowsLeftOut',
      ),
    )
    .where('brandId', '=', brandId)
}
export type ImportRecord = Awaited<ReturnType<ReturnType<typeof importRows>['execute']>>[number]

export function findImport(db: Db, brandId: string, id: string) {
  return importRows(db, brandId).where('id', '=', id).executeTakeFirst()
}

export function latestImports(db: Db, brandId: string, collectionId: string) {
  return importRows(db, brandId)
    .where('collectionId', '=', collectionId)
    .orderBy('createdAt', 'desc')
    .limit(10)
    .execute()
}

export function lockImport(tx: Db, brandId: string, id: string) {
  return tx
    .selectFrom('catalogImport')
    .selectAll()
    .where('id', '=', id)
    .where('brandId', '=', brandId)
    .forUpdate()
    .executeTakeFirst()
}

/** What the brand chose for its sheets before, by our columns. */
export async function columnsOfBrand(db: Db, brandId: string): Promise<Map<SheetColumn, string>> {
  const rows = await db
    .selectFrom('importColumn')
    .select(['sheetColumn', 'title'])
    .where('brandId', '=', brandId)
    .execute()
  return new Map(rows.map(({ sheetColumn, title }) => [sheetColumn as SheetColumn, title]))
}

export async function rememberColumns(
  db: Db,
  brandId: string,
  chosen: readonly { column: SheetColumn; title: string }[],
): Promise<void> {
  if (chosen.length === 0) return
  await db
    .insertInto('importColumn')
    .values(chosen.map(({ column, title }) => ({ brandId, sheetColumn: column, title })))
    .onConflict((conflict) =>
      conflict.columns(['brandId', 'sheetColumn']).doUpdateSet(({ ref }) => ({ title: ref('excluded.title') })),
    )
    .execute()
}

export function presentImport(row: ImportRecord, say: Say, language: Language): CatalogImport {
  const { id, collectionId, fileName, rowsRead, rowsTotal, rowsGood, rowsBad, rowsTaken, changes, version } = row
  return {
    id,
    collectionId,
    fileName,
    status: row.status as CatalogImport['status'],
    rowsRead,
    rowsTotal,
    rowsGood,
    rowsBad,
    rowsTaken,
    rowsLeftOut: row.rowsLeftOut,
    changes,
    sheet: row.status === 'MAPPING' ? (row.sheet as CatalogImport['sheet']) : null,
    failure: row.failure && say(language, row.failure, row.failureParams as Params),
    version,
    createdAt: row.createdAt.toISOString(),
  }
}

type RowJson = {
  rowNumber: number
  cells: unknown
  problems: unknown
  change: string | null
  isTaken: boolean
  before: unknown
}

export function presentRow(row: RowJson, say: Say, language: Language): ImportRow {
  const problems = row.problems as Problem[]
  return {
    row: row.rowNumber,
    cells: row.cells as Record<string, string>,
    problems: problems.map(({ column, value, kind, params, suggestion }) => ({
      column,
      value,
      ...(suggestion && { suggestion: say(language, suggestion) }),
      problem: say(language, `imports.${kind}`, params),
      fix: say(language, `imports.${kind}.fix`, params),
    })),
    change: row.change as ImportRow['change'],
    before: row.before as Record<string, string>,
    isTaken: row.isTaken,
  }
}

export function listImportRows(
  db: Db,
  importId: string,
  { only, page, limit, after }: Omit<Paging, 'after'> & { only?: string | undefined; after?: number | undefined },
) {
  const list = db
    .selectFrom('catalogImportRow')
    .selectAll()
    .where('importId', '=', importId)
    .where('isTaken', '=', false)
    .where('isLeftOut', '=', false)
    .$if(only === 'problems', (query) => query.where(sql<boolean>`problems <> '[]'`))
    .$if(only === 'good', (query) => query.where(sql<boolean>`problems = '[]'`))
    .$if(only === 'changes', (query) =>
      query.where('change', 'in', ['NEW', 'CHANGED']).where(sql<boolean>`problems = '[]'`),
    )
    .$if(after !== undefined, (query) => query.where('rowNumber', '>', after!))
    .orderBy('rowNumber')
  return paged(db, list, { page, limit })
}

/** Every row that waits, in order. */
export async function waitingRows(db: Db, importId: string): Promise<{ row: number; cells: Cells }[]> {
  const rows = await db
    .selectFrom('catalogImportRow')
    .select(['rowNumber', 'cells'])
    .where('importId', '=', importId)
    .where('isTaken', '=', false)
    .where('isLeftOut', '=', false)
    .orderBy('rowNumber')
    .execute()
  return rows.map(({ rowNumber, cells }) => ({ row: rowNumber, cells: cells as Cells }))
}

const batch = 2_000

export async function addRows(db: Db, importId: string, rows: readonly { row: number; cells: Cells }[]): Promise<void> {
  await sql`insert into catalog_import_row (import_id, row_number, cells)
    select ${importId}, * from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::jsonb[])`.execute(
    db,
  )
}

/** Writes the verdicts, and the sums of them. */
export async function writeVerdicts(tx: Db, importId: string, judged: readonly Judged[]): Promise<void> {
  for (const part of partsOf(judged, batch)) {
    await sql`update catalog_import_row set problems = given.problems, change = given.change, before = given.before
      from unnest(${part.map(({ row }) => row)}::int[], ${part.map(({ problems }) => JSON.stringify(problems))}::jsonb[],
        ${part.map(({ change }) => change)}::text[], ${part.map(({ before }) => JSON.stringify(before))}::jsonb[])
        as given (row_number, problems, change, before)
      where import_id = ${importId} and catalog_import_row.row_number = given.row_number`.execute(tx)
  }
  const bad = judged.filter(({ problems }) => problems.length > 0).length
  await tx
    .updateTable('catalogImport')
    .set({ rowsBad: bad, rowsGood: judged.length - bad, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', importId)
    .execute()
}

/** What a sheet meets in its collection. */
export async function loadKnown(
  db: Db,
  { collectionId, brandId, pictures }: { collectionId: string; brandId: string; pictures: unknown },
): Promise<Known & { version: number }> {
  const [collection, products, prices, skus, own] = await Promise.all([
    db
      .selectFrom('collection')
      .select(['type', 'currencies', 'version'])
      .where('id', '=', collectionId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('product')
      .selectAll()
      .where('collectionId', '=', collectionId)
      .where('deletedAt', 'is', null)
      .execute(),
    db
      .selectFrom('productPrice')
      .innerJoin('product', 'product.id', 'productPrice.productId')
      .select(['product.uniqueId', 'productPrice.currency', 'productPrice.wholesale', 'productPrice.retail'])
      .where('product.collectionId', '=', collectionId)
      .execute(),
    db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.productId')
      .select([
        'sku.sku',
        'sku.colour',
        'sku.size',
        'sku.cartonUnits',
        'sku.onHand',
        'sku.reserved',
        'product.uniqueId',
      ])
      .where('sku.collectionId', '=', collectionId)
      .execute(),
    db
      .selectFrom('storedFile')
      .select('location')
      .distinct()
      .where('entityId', '=', brandId)
      .where('use', '=', 'picture')
      .execute(),
  ])
  const addresses = new Set(own.map(({ location }) => location))
  const big = (value: unknown) => (value === null ? null : BigInt(value as bigint))
  return {
    type: collection.type,
    currencies: collection.currencies,
    version: collection.version,
    products: new Map(products.map((one) => [one.uniqueId, productFacts(one)])),
    prices: new Map(
      prices.map((one) => [
        `${one.uniqueId} ${one.currency}`,
        { wholesale: big(one.wholesale), retail: big(one.retail) },
      ]),
    ),
    skus: new Map(skus.map((one) => [one.sku, one])),
    pictures: pictures as Known['pictures'],
    isOwnPicture: (address) => addresses.has(address),
  }
}

function productFacts(row: ReadRow['product']): ReadRow['product'] {
  const { styleCode, name, description, department, category, subCategory, gender, country, keyStyles } = row
  const { status, isCarton, shippingStartDate, shippingEndDate, images } = row
  return {
    styleCode,
    name,
    description,
    department,
    category,
    subCategory,
    gender,
    country,
    keyStyles,
    status,
    isCarton,
    shippingStartDate,
    shippingEndDate,
    images,
  }
}

/** The rows with these numbers; the caller has checked whose import it is. */
export const importRowsByNumber = (db: Db, importId: string, numbers: readonly number[]) =>
  db
    .selectFrom('catalogImportRow')
    .selectAll()
    .where('importId', '=', importId)
    .where('rowNumber', 'in', [...new Set(numbers)])
    .orderBy('rowNumber')
    .execute()
