import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ProductChange } from '@souk/contract/catalog/product-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { requireEditing } from './change-product.ts'
import { refreshCompleteness } from './completeness.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { pricesIn, productColumns, requireKnownChoices } from './product-change.ts'
import { collectionsOf, lockProducts, lockSkus, putPrices } from './products.queries.ts'
import { setCartons } from './set-stock.ts'

/** The same change to many products, all or none. */
export async function changeProducts(
  deps: Deps,
  actor: Actor,
  productIds: readonly string[],
  change: ProductChange,
  caller: Caller,
): Promise<number> {
  requireKnownChoices(change, 'change.')
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  const ids = [...new Set(productIds)]
  return inTransaction(deps.db, async (tx) => {
    const rows = await collectionsOf(tx, brandId, ids)
    if (rows.length < ids.length) throw new Refusal('not_found')
    const collectionIds = [...new Set(rows.map(({ collectionId }) => collectionId))].sort()
    const collections = []
    for (const id of collectionIds) collections.push(await openForEditing(tx, actor, id))
    const products = await lockProducts(tx, brandId, ids)
    if (products.some(({ deletedAt, archivedAt }) => deletedAt || archivedAt)) throw new Refusal('not_found')
    for (const [columns, group] of alike(products, change)) {
      await tx
        .updateTable('product')
        .set({ ...columns, version: sql`version + 1`, updatedAt: sql`now()` })
        .where('id', 'in', group)
        .execute()
    }
    if (change.isCarton === false) await lockSkus(tx, ids)
    for (const { id, currency, currencies } of collections) {
      const ofCollection = products.filter(({ collectionId }) => collectionId === id)
      const prices = pricesIn(change, currency, currencies)
      const rowsToPut = ofCollection.flatMap((product) => prices.map((price) => ({ productId: product.id, ...price })))
      await putPrices(tx, rowsToPut as Parameters<typeof putPrices>[1])
      if (change.isCarton === false) for (const product of ofCollection) await setCartons(tx, product.id, null)
      await refreshCompleteness(
        tx,
        id,
        ofCollection.map((product) => product.id),
      )
      await publishLive(tx, { entityId: brandId }, 'catalog.changed', id)
    }
    const details = { fields: Object.keys(change), products: ids.length }
    await audit(tx, actor, { action: 'catalog.productsChanged', subject: collectionIds.join(), details, caller })
    return products.length
  })
}

/** Products that end up with the same columns are written together. */
function alike(products: readonly (Parameters<typeof productColumns>[1] & { id: string })[], change: ProductChange) {
  const groups = new Map<string, [ReturnType<typeof productColumns>, string[]]>()
  for (const product of products) {
    const columns = productColumns(change, product)
    const key = JSON.stringify(columns)
    const group = groups.get(key) ?? [columns, []]
    group[1].push(product.id)
    groups.set(key, group)
  }
  return groups.values()
}
