import { sql } from 'kysely'
import { productColumns, type SheetColumn } from '@souk/contract/catalog/sheet-columns.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { cellsOf, judgeAgainst, loadSheet, type Sheet, type SheetRow } from '../../catalog/doors/imports.ts'
import { mapRow, type MappedRow, mergeRow, pictureName } from './map-rows.ts'
import type { SourceRow } from './store-source.ts'
import type { StoredProblem } from './stores.queries.ts'

export type StoreRules = {
  id: string
  brandId: string
  collectionId: string
  mapping: unknown
  wholesalePercent: number | null
  stock: string
  keepsChanges: boolean
}
export type JudgedItem = {
  id: string
  externalId: string
  uniqueId: string
  name: string
  rows: SheetRow[]
  incoming: SheetRow[] // what the store said, by row
  stockIds: Record<string, string>
  pictures: string[] // URLs that are not stored yet
  change: 'NEW' | 'CHANGED' | 'SAME' | 'SKIPPED'
  before: Record<string, string>
  kept: string[]
  problems: StoredProblem[]
}
type Item = { id: string; externalId: string; source: SourceRow[] }
export type StoreSheet = {
  sheet: Sheet
  currency: string
  type: string
  written: Map<string, SheetRow>
  stored: Map<string, string> // picture URL → location
  taken: Map<string, number> // units that orders took from the store and still hold here
}

/** Prices belong to the product, so all its rows say the same. */
const ofProduct: readonly SheetColumn[] = [...productColumns, 'wholesalePrice', 'retailPrice', 'currency']
const ofSku: readonly SheetColumn[] = ['colour', 'size', 'items', 'quantityAvailable']
const pick = (row: SheetRow, columns: readonly SheetColumn[]): SheetRow =>
  Object.fromEntries(columns.flatMap((column) => (row[column] === undefined ? [] : [[column, row[column]]])))

/** Everything that items are judged against, loaded once. */
export async function loadStoreSheet(db: Db, store: StoreRules): Promise<StoreSheet> {
  const collection = await db
    .selectFrom('collection')
    .select(['currency', 'type'])
    .where('id', '=', store.collectionId)
    .executeTakeFirstOrThrow()
  const links = await db
    .selectFrom('storeLink')
    .select(['sku', 'written'])
    .where('connectionId', '=', store.id)
    .execute()
  const pictures = await db
    .selectFrom('storePicture')
    .select(['url', 'location'])
    .where('connectionId', '=', store.id)
    .execute()
  const { rows: taken } = await sql<{ sku: string; units: number }>`
    select sku.sku, sum(least(pushed.units, hold.quantity))::int as units
    from (select order_id, sku_id, sum(quantity)::int as units from stock_push
        where connection_id = ${store.id} and status = 'SENT' group by order_id, sku_id) pushed
      join order_hold hold on hold.order_id = pushed.order_id and hold.sku_id = pushed.sku_id
      join sku on sku.id = pushed.sku_id
    group by sku.sku`.execute(db)
  const stored = new Map(pictures.map(({ url, location }) => [url, location]))
  return {
    sheet: await loadSheet(db, store),
    ...collection,
    written: new Map(links.map(({ sku, written }) => [sku, written as SheetRow])),
    stored,
    taken: new Map(taken.map(({ sku, units }) => [sku, units])),
  }
}

/** What would become of each product of the store, by the rules of an import. A product is taken whole or not at all. */
export function judgeItems(items: readonly Item[], store: StoreRules, known: StoreSheet): JudgedItem[] {
  const skuOf = new Map([...known.sheet.skus].map(([sku, { uniqueId }]) => [uniqueId, sku]))
  const merged = items.map((item) => mergeItem(item, store, known, skuOf))
  const pending = merged.flatMap(({ pictures }) => pictures.map((url) => [pictureName(url), '/pending'] as const))
  const judged = judgeAgainst(
    { ...known.sheet, pictures: Object.fromEntries(pending) },
    merged.flatMap(({ rows }) => rows),
  )
  let at = 0
  return merged.map((item) => {
    const ofItem = judged.slice(at, at + item.rows.length)
    at += item.rows.length
    const problems = ofItem.flatMap((one) =>
      one.problems.map(({ kind, ...rest }) => ({ ...rest, kind: `imports.${kind}` })),
    )
    const all = uniqueProblems([...item.problems, ...problems])
    const change =
      all.length > 0
        ? ('SKIPPED' as const)
        : ofItem.every((one) => one.change === 'SAME')
          ? ('SAME' as const)
          : known.sheet.products.has(item.uniqueId)
            ? ('CHANGED' as const)
            : ('NEW' as const)
    return { ...item, change, problems: all, before: change === 'CHANGED' ? beforeOf(ofItem, item.rows) : {} }
  })
}

function uniqueProblems(problems: readonly StoredProblem[]): StoredProblem[] {
  return [...new Map(problems.map((one) => [`${one.column} ${one.kind} ${one.value}`, one])).values()].slice(0, 20)
}

function beforeOf(
  targets: readonly { before: Record<string, string> }[],
  rows: readonly SheetRow[],
): Record<string, string> {
  const before: Record<string, string> = {}
  targets.forEach((one, n) => {
    for (const [column, text] of Object.entries(one.before)) {
      before[ofSku.includes(column as SheetColumn) ? `${rows[n]!.sku} ${column}` : column] = text
    }
  })
  return before
}

function mergeItem(item: Item, store: StoreRules, known: StoreSheet, skuOf: ReadonlyMap<string, string>) {
  const { sheet, currency, type, written, stored } = known
  const mapping = store.mapping as Record<string, string>
  const rules = {
    mapping,
    wholesalePercent: store.wholesalePercent,
    takesStock: store.stock === 'in' || store.stock === 'both',
    currency,
  }
  const mapped = item.source.map((source) => withStored(mapRow(source, rules), stored, known.taken))
  const first = mapped[0]!
  const incoming = mapped.map(({ cells }) => cells)
  const theirs = first.cells.uniqueId ?? ''
  const match = incoming.map(({ sku = '' }) => sheet.skus.get(sku)).find(Boolean)
  const uniqueId = match?.uniqueId ?? theirs
  const sibling = skuOf.get(uniqueId)
  const current = sibling ? cellsOf(sheet, sibling, currency) : undefined
  const wroteProduct =
    incoming.map(({ sku = '' }) => written.get(sku)).find(Boolean) ?? (sibling ? written.get(sibling) : undefined)
  const defaults: SheetRow = { styleCode: uniqueId, isCarton: 'no', currency }
  const product = mergeRow(
    pick(first.cells, ofProduct),
    current && pick(current, ofProduct),
    wroteProduct,
    defaults,
    store.keepsChanges,
  )
  const skuDefaults: SheetRow = {
    colour: 'One colour',
    size: 'One size',
    items: '0',
    quantityAvailable: type === 'IN_STOCK' ? '0' : '',
  }
  const ownColumns = new Set<string>(product.kept)
  const rows = incoming.map((cells) => {
    const sku = cells.sku ?? ''
    const now = cellsOf(sheet, sku, currency)
    const own = mergeRow(pick(cells, ofSku), now && pick(now, ofSku), written.get(sku), skuDefaults, store.keepsChanges)
    for (const column of own.kept) ownColumns.add(`${sku} ${column}`)
    return { ...product.cells, ...own.cells, uniqueId, sku }
  })
  const problems: StoredProblem[] =
    theirs === '' ? [{ column: 'uniqueId', value: '', kind: 'integrations.item.noId' }] : []
  return {
    id: item.id,
    externalId: item.externalId,
    uniqueId,
    name: rows[0]?.name ?? first.cells.name ?? '',
    rows,
    incoming,
    stockIds: stockIdsOf(item.source, mapping),
    pictures: product.kept.includes('images') ? [] : first.pictures.filter((url) => !stored.has(url)),
    kept: [...ownColumns],
    problems,
  }
}

function stockIdsOf(source: readonly SourceRow[], mapping: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    source.flatMap((row) => {
      const [sku, id] = [row[mapping.sku ?? ''], row['variant.stockId']]
      return sku && id ? [[sku, id]] : []
    }),
  )
}

/** Pictures that are stored already are named by their address; units that orders took are still in the brand's stock here. */
function withStored(
  { cells, pictures }: MappedRow,
  stored: ReadonlyMap<string, string>,
  taken: ReadonlyMap<string, number>,
): MappedRow {
  const units = taken.get(cells.sku ?? '') ?? 0
  const count = cells.quantityAvailable
  return {
    pictures,
    cells: {
      ...cells,
      ...(cells.images !== undefined && {
        images: pictures.map((url) => stored.get(url) ?? pictureName(url)).join('; '),
      }),
      ...(count && units !== 0 && /^\d+$/.test(count) && { quantityAvailable: String(Number(count) + units) }),
    },
  }
}
