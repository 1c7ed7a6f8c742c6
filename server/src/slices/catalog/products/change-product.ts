import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ProductChange } from '@souk/contract/catalog/product-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { LockedCollection } from '../model/collections.queries.ts'
import { refreshCompleteness } from './completeness.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { pricesIn, productColumns, requireKnownChoices } from './product-change.ts'
import { collectionOf, type LockedProduct, lockProducts, lockSkus, putPrices } from './products.queries.ts'
import { setCartons, setStock } from './set-stock.ts'

/** Products are read-only while the flag is off. */
export async function requireEditing({ flags }: Deps, actor: Actor): Promise<void> {
  if (!(await flags.isOn('productEdit', actor))) throw new Refusal('forbidden', 'catalog.editOff')
}

/** Only what is given changes. */
export async function changeProduct(
  deps: Deps,
  actor: Actor,
  id: string,
  change: ProductChange,
  caller: Caller,
): Promise<void> {
  requireKnownChoices(change)
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  await inTransaction(deps.db, async (tx) => {
    const { collectionId } = found(await collectionOf(tx, brandId, id))
    const collection = await openForEditing(tx, actor, collectionId)
    const [product] = await lockProducts(tx, brandId, [id])
    if (!product || product.deletedAt || product.archivedAt) throw new Refusal('not_found')
    if (change.version !== undefined && change.version !== product.version) throw new Refusal('stale', 'catalog.stale')
    await write(tx, brandId, collection, product, change)
    await refreshCompleteness(tx, collectionId, [id])
    const { version: _, ...fields } = change
    await audit(tx, actor, {
      action: 'catalog.productChanged',
      subject: id,
      details: { fields: Object.keys(fields) },
      caller,
    })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
  })
}

async function write(
  tx: Tx,
  brandId: string,
  collection: LockedCollection,
  product: LockedProduct,
  change: ProductChange,
): Promise<void> {
  const columns = productColumns(change, product)
  if (columns.images) await checkPictures(tx, brandId, product, columns.images)
  const unknown = Object.entries(change.colourImages ?? {}).find(
    ([, image]) => !(columns.images ?? product.images).includes(image),
  )
  if (unknown) throw new Refusal('invalid', 'catalog.noSuchPicture', { field: `colourImages.${unknown[0]}` })
  await tx
    .updateTable('product')
    .set({ ...columns, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', product.id)
    .execute()
  const { currency, currencies } = collection
  const prices = pricesIn(change, currency, currencies)
  await putPrices(tx, prices.map((price) => ({ productId: product.id, ...price })) as Parameters<typeof putPrices>[1])
  if (change.items || change.stock || change.isCarton === false) await lockSkus(tx, [product.id])
  const isCarton = change.isCarton ?? product.isCarton
  if (change.items || change.isCarton === false)
    await setCartons(tx, product.id, isCarton ? (change.items ?? []) : null)
  if (change.stock) await setStock(tx, product.id, collection.type, change.stock)
}

/** A picture is one the brand uploaded, or one that is there already. */
async function checkPictures(
  tx: Tx,
  brandId: string,
  product: LockedProduct,
  images: readonly string[],
): Promise<void> {
  const fresh = images.filter((image) => !product.images.includes(image))
  if (fresh.length === 0) return
  const rows = await tx
    .selectFrom('storedFile')
    .select('location')
    .distinct()
    .where('location', 'in', fresh)
    .where('use', '=', 'picture')
    .where('entityId', '=', brandId)
    .execute()
  const missing = images.findIndex((image) => fresh.includes(image) && !rows.some(({ location }) => location === image))
  if (missing >= 0) throw new Refusal('invalid', 'catalog.noSuchPicture', { field: `images.${missing}` })
}
