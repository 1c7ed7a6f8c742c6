import { sql } from 'kysely'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { importRows, problemsIn } from '../../../platform/documents/sheets/import-rows.ts'
import { type NamedRow, readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
import { type CatalogViewer, viewerOf, visibleProducts } from '../../catalog/door.ts'
import { formColumn } from '../../catalog/doors/documents.ts'
import type { Buyer } from '../model/buyer.ts'
import { findStore, lockCarts } from '../model/carts.queries.ts'
import { requestsOf, wantedIn } from './wanted-rows.ts'
import { putCarts } from '../changing/put-carts.ts'
import { sellable } from '../model/sellable.queries.ts'

const limits = { rows: 5_000, columns: 40, cellLength: 2_000 }

/** A sheet of codes and quantities, or an order form that was filled in, for one store: good rows go into the carts of their brands, the others are answered. */
export async function importCart({ db, say }: Deps, buyer: Buyer, requested: string | undefined, caller: Caller) {
  const storeId = await findStore(db, buyer.entityId, requested) // before the file is read
  if (!storeId) throw requested ? new Refusal('not_found') : new Refusal('conflict', 'carts.noStore')
  let isForm = false
  const columnName = (title: string) => {
    const name = formColumn(title)
    isForm ||= name !== title
    return name
  }
  const check = (names: readonly string[]) => {
    if (!names.includes('quantity') || !(names.includes('sku') || names.includes('uniqueId'))) {
      throw new Refusal('invalid', 'carts.needsColumn', { field: 'file' })
    }
  }
  const all = await readNamedRows(caller, limits, check, { columnName })
  // An order form lists every size; only what was filled in is meant.
  const rows = isForm ? all.filter(({ cells }) => cells['quantity'] !== '') : all
  if (rows.length === 0) throw new Refusal('invalid', 'carts.formEmpty', { field: 'file' })
  return inTransaction(db, async (tx) => {
    await lockCarts(tx, buyer.entityId)
    const viewer = await viewerOf(tx, buyer, storeId)
    const known = await sellable(tx, viewer, await namedIn(tx, viewer, rows))
    const { taken, refused } = await importRows(rows, {
      check: wantedIn([...known.values()]),
      async write(entries) {
        await putCarts(tx, buyer, [{ storeId, products: requestsOf(entries) }])
        return entries.length
      },
    })
    return { taken, problems: problemsIn({ say, language: caller.language }, refused) }
  })
}

/** The products a sheet names, among those its sender may see. */
async function namedIn(db: Db, viewer: CatalogViewer, rows: readonly NamedRow[]): Promise<string[]> {
  const codes = (column: string) => [...new Set(rows.flatMap(({ cells }) => cells[column] || []))]
  const named = await visibleProducts(db, viewer)
    .where(
      sql<boolean>`(product.unique_id = any(${codes('uniqueId')}::text[])
        or product.id in (select sku.product_id from sku where sku.sku = any(${codes('sku')}::text[])))`,
    )
    .select('product.id')
    .execute()
  return named.map(({ id }) => id)
}
