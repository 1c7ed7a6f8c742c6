import { sql } from 'kysely'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
import { type CatalogViewer, viewerOf, visibleProducts } from '../../catalog/door.ts'
import { editList } from '../model/edit-list.ts'
import { judgeLines, type Named, type Names, type SheetLine } from './import-sheet.ts'
import type { Trader } from '../../connections/door.ts'
import { putLines } from '../model/put-lines.ts'
import { findList } from '../model/wishlists.queries.ts'

const limits = { rows: 10_000, columns: 40, cellLength: 2_000 }

/** A sheet of codes and quantities: all of it, or nothing and every problem with its row. */
export async function importLines({ db, say }: Deps, actor: Trader, id: string, caller: Caller) {
  const { mayEdit } = found(await findList(db, actor, id)) // before the file is read
  if (!mayEdit) throw new Refusal('forbidden')
  const lines = await linesOf(caller)
  const { changes, problems } = judgeLines(lines, await namesIn(db, await viewerOf(db, actor), lines))
  if (problems.length > 0) {
    const told = problems
      .slice(0, 1_000)
      .map(({ row, column, key, params }) => ({ row, column, problem: say(caller.language, key, params as never) }))
    return { changed: 0, problems: told }
  }
  if (changes.length > wishlistLimits.lines) {
    throw new Refusal('conflict', 'wishlists.tooManyLines', { params: { most: wishlistLimits.lines } })
  }
  await editList(db, actor, id, 'mayEdit', (tx, list) => putLines(tx, actor, list, changes))
  return { changed: changes.length, problems: [] }
}

function linesOf(caller: Caller): Promise<SheetLine[]> {
  return readNamedRows(caller, limits, (names) => {
    if (!names.includes('sku') && !names.includes('uniqueId')) {
      throw new Refusal('invalid', 'wishlists.needsColumn', { field: 'file' })
    }
  })
}

/** What the codes of a sheet stand for, among what its sender may see. */
async function namesIn(db: Db, viewer: CatalogViewer, lines: readonly SheetLine[]): Promise<Names> {
  const codes = (column: string) => [...new Set(lines.flatMap(({ cells }) => cells[column] || []))]
  const only = sql<
    string | null
  >`(select (array_agg(one.id))[1] from sku one where one.product_id = product.id having count(*) = 1)`
  const bySku = await visibleProducts(db, viewer)
    .innerJoin('sku', 'sku.productId', 'product.id')
    .where(sql<boolean>`sku.sku = any(${codes('sku')}::text[])`)
    .select(['sku.sku as code', 'sku.id as skuId', 'product.id as productId', 'product.isCarton', only.as('onlySkuId')])
    .execute()
  const byUniqueId = await visibleProducts(db, viewer)
    .where(sql<boolean>`product.unique_id = any(${codes('uniqueId')}::text[])`)
    .select(['product.uniqueId as code', sql<string | null>`null`.as('skuId'), 'product.id as productId'])
    .select(['product.isCarton', only.as('onlySkuId')])
    .execute()
  const grouped = (rows: readonly (Named & { code: string })[]) => Map.groupBy(rows, ({ code }) => code)
  return { sku: grouped(bySku), uniqueId: grouped(byUniqueId) }
}
