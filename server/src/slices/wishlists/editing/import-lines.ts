import { sql } from 'kysely'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { importRows, problemsIn } from '../../../platform/documents/sheets/import-rows.ts'
import { type NamedRow, readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
import { type CatalogViewer, viewerOf, visibleProducts } from '../../catalog/door.ts'
import { editList } from '../model/edit-list.ts'
import { lineIn, linesOf, type Named, type Names } from './import-sheet.ts'
import type { Trader } from '../../connections/door.ts'
import { putLines } from '../model/put-lines.ts'
import { findList } from '../model/wishlists.queries.ts'

const limits = { rows: 10_000, columns: 40, cellLength: 2_000 }

/** A sheet of codes and quantities: all of it, or nothing and every problem with its row. */
export async function importLines({ db, say }: Deps, actor: Trader, id: string, caller: Caller) {
  const { mayEdit } = found(await findList(db, actor, id)) // before the file is read
  if (!mayEdit) throw new Refusal('forbidden')
  const rows = await readNamedRows(caller, limits, (names) => {
    if (!names.includes('sku') && !names.includes('uniqueId')) {
      throw new Refusal('invalid', 'wishlists.needsColumn', { field: 'file' })
    }
  })
  const { changed, refused } = await importRows(rows, {
    check: lineIn(await namesIn(db, await viewerOf(db, actor), rows)),
    isWhole: true,
    async write(entries) {
      const lines = linesOf(entries)
      if (lines.length > wishlistLimits.lines) {
        throw new Refusal('conflict', 'wishlists.tooManyLines', { params: { most: wishlistLimits.lines } })
      }
      await editList(db, actor, id, 'mayEdit', (tx, list) => putLines(tx, actor, list, lines))
      return lines.length
    },
  })
  return { changed, problems: problemsIn({ say, language: caller.language }, refused) }
}

/** What the codes of a sheet stand for, among what its sender may see. */
async function namesIn(db: Db, viewer: CatalogViewer, rows: readonly NamedRow[]): Promise<Names> {
  const codes = (column: string) => [...new Set(rows.flatMap(({ cells }) => cells[column] || []))]
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
