import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import { sheetAnswer } from '../../../platform/documents/sheets/write-sheet.ts'

type Priced = {
  key: string
  collectionId: string
  collection: string
  uniqueId: string
  styleCode: string
  name: string
  currency: string
  wholesale: bigint | null
  retail: bigint | null
  isShown: boolean
}
const batch = 2_000
/** What a sheet is about: a book, one that is not there yet (`none`), or the products' own prices; one collection, or all. */
type What = { brandId: string; collectionId: string | null; bookId: string | null; currency?: string; title: string }
type BookTable = {
  columns: { header: string; width: number; kind: 'money' | 'text' }[]
  rows: AsyncIterable<readonly Cell[]>
}

/** A line for each product and currency, with what the book says now; a blank price is one it does not say. */
export function priceSheet(db: Db, what: What): FileAnswer {
  const { columns, rows } = priceTable(db, what)
  return sheetAnswer(what.title, columns, rows)
}

/** The same before it is written. */
export function priceTable(db: Db, what: What): BookTable {
  const { collectionId, bookId, currency } = what
  const prices =
    bookId === 'none'
      ? sql`cross join lateral (select null::bigint as wholesale, null::bigint as retail) price`
      : bookId
        ? sql`left join book_price price on price.book_id = ${bookId} and price.product_id = product.id and price.currency = its.currency`
        : sql`left join product_price price on price.product_id = product.id and price.currency = its.currency`
  const lines = (after: string | null) => sql<Priced>`
    select product.id || ' ' || its.currency as key, collection.id as collection_id, collection.name as collection,
      product.unique_id, product.style_code, product.name, its.currency, price.wholesale, price.retail, false as is_shown
    from product join collection on collection.id = product.collection_id
      cross join lateral unnest(collection.currencies) as its (currency) ${prices}
    where ${mine(what)} and (${currency ?? null}::text is null or its.currency = ${currency ?? null})
      and (${after}::text is null or product.id || ' ' || its.currency > ${after})
    order by key limit ${batch}`
  const names = [
    ...collectionColumn(collectionId),
    'uniqueId',
    'styleCode',
    'name',
    ...(currency ? [] : ['currency']),
    'wholesalePrice',
    'retailPrice',
  ]
  return {
    columns: names.map(header),
    rows: rowsOf(db, lines, (line) => {
      const text = (minor: bigint | null) =>
        minor === null ? '' : amount({ minor: BigInt(minor), currency: line.currency })
      return [
        ...(collectionId ? [] : [line.collectionId, line.collection]),
        line.uniqueId,
        line.styleCode,
        line.name,
        ...(currency ? [] : [line.currency]),
        text(line.wholesale),
        text(line.retail),
      ]
    }),
  }
}

/** A line for each product, and whether it is in the segment. */
export function segmentSheet(db: Db, what: What): FileAnswer {
  const { columns, rows } = segmentTable(db, what)
  return sheetAnswer(what.title, columns, rows)
}

/** The same before it is written. */
export function segmentTable(db: Db, what: What): BookTable {
  const { collectionId, bookId } = what
  const isShown =
    bookId === 'none' // then everything is shown
      ? sql`true`
      : sql`exists (select from book_product where book_id = ${bookId} and product_id = product.id)`
  const lines = (after: string | null) => sql<Priced>`
    select product.id::text as key, collection.id as collection_id, collection.name as collection, product.unique_id,
      product.style_code, product.name, '' as currency, null::bigint as wholesale, null::bigint as retail,
      ${isShown} as is_shown
    from product join collection on collection.id = product.collection_id
    where ${mine(what)} and (${after}::text is null or product.id::text > ${after}) order by key limit ${batch}`
  const names = [...collectionColumn(collectionId), 'uniqueId', 'styleCode', 'name', 'visible']
  return {
    columns: names.map(header),
    rows: rowsOf(db, lines, (line) => [
      ...(collectionId ? [] : [line.collectionId, line.collection]),
      line.uniqueId,
      line.styleCode,
      line.name,
      line.isShown ? 'yes' : 'no',
    ]),
  }
}

const collectionColumn = (collectionId: string | null) => (collectionId ? [] : ['collectionId', 'collection'])
const header = (name: string) => ({
  header: name,
  width: name === 'name' ? 32 : 18,
  kind: name.endsWith('Price') ? ('money' as const) : ('text' as const),
})
const mine = ({ brandId, collectionId }: What) => sql`(product.brand_id = ${brandId} and product.deleted_at is null
  and product.archived_at is null and (${collectionId}::uuid is null or product.collection_id = ${collectionId}::uuid))`

async function* rowsOf(
  db: Db,
  lines: (after: string | null) => ReturnType<typeof sql<Priced>>,
  present: (line: Priced) => (string | number | null)[],
) {
  let after: string | null = null
  for (;;) {
    const { rows }: { rows: Priced[] } = await lines(after).execute(db)
    for (const line of rows) yield present(line)
    if (rows.length < batch) return
    after = rows.at(-1)!.key
  }
}
