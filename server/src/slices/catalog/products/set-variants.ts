import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { VariantsIn } from '@souk/contract/catalog/product-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { requireEditing } from './change-product.ts'
import { refreshCompleteness } from './completeness.ts'
import { collectionOf, lockProducts } from './products.queries.ts'
import { writeVariants } from './write-variants.ts'

type Input = { variants: VariantsIn; version?: number | undefined }

/** Replaces the colours and sizes of a product. */
export async function setVariants(deps: Deps, actor: Actor, id: string, input: Input, caller: Caller): Promise<void> {
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  await inTransaction(deps.db, async (tx) => {
    const { collectionId } = found(await collectionOf(tx, brandId, id))
    const { type } = await openForEditing(tx, actor, collectionId)
    const [product] = await lockProducts(tx, brandId, [id])
    if (!product || product.deletedAt || product.archivedAt) throw new Refusal('not_found')
    if (input.version !== undefined && input.version !== product.version) throw new Refusal('stale', 'catalog.stale')
    await writeVariants(tx, { id, brandId, collectionId, styleCode: product.styleCode, type }, input.variants)
    await tx
      .updateTable('product')
      .set({ version: sql`version + 1`, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute()
    await refreshCompleteness(tx, collectionId, [id])
    const details = { colours: input.variants.map(({ colour }) => colour) }
    await audit(tx, actor, { action: 'catalog.variantsChanged', subject: id, details, caller })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
  })
}
