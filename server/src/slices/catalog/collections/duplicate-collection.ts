import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { found } from '../../../platform/base/refusal.ts'
import { lockCollection } from '../model/collections.queries.ts'
import { compileAccess } from '../visibility/compile-access.ts'
import { refreshCompleteness } from '../products/completeness.ts'
import { brandOf } from '../model/own-brand.ts'

type As = { collectionName: string; season: string }

/** Next season's draft: products, prices and SKUs as they are, without dates, deadline, stock taken or books. */
export function duplicateCollection({ db }: Deps, actor: Actor, id: string, as: As, caller: Caller): Promise<string> {
  const brandId = brandOf(actor)
  return inTransaction(db, async (tx) => {
    const { type, currency, currencies, minimumOrderValue, otherMinimums, cover, description, notes } = found(
      await lockCollection(tx, brandId, id),
    )
    const values = {
      brandId,
      name: as.collectionName,
      season: as.season,
      type,
      currency,
      currencies,
      minimumOrderValue,
      otherMinimums: JSON.stringify(otherMinimums),
      cover,
      description,
      notes,
    }
    const { id: copyId } = await tx.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()
    // One statement for each table; the new product of an old one is found by the id it has in the collection.
    await sql`
      insert into product (brand_id, collection_id, unique_id, style_code, name, description, department, category, sub_category,
        gender, country, key_styles, is_carton, images, colour_images, position)
      select brand_id, ${copyId}, unique_id, style_code, name, description, department, category, sub_category,
        gender, country, key_styles, is_carton, images, colour_images, position
      from product where collection_id = ${id} and deleted_at is null and archived_at is null`.execute(tx)
    await sql`
      insert into product_price (product_id, currency, wholesale, retail)
      select copy.id, price.currency, price.wholesale, price.retail
      from product copy join product old on old.collection_id = ${id} and old.unique_id = copy.unique_id
        join product_price price on price.product_id = old.id
      where copy.collection_id = ${copyId}`.execute(tx)
    await sql`
      insert into sku (brand_id, collection_id, product_id, sku, colour, size, colour_position, size_position, carton_units, on_hand)
      select sku.brand_id, ${copyId}, copy.id, sku.sku, sku.colour, sku.size, sku.colour_position, sku.size_position, sku.carton_units,
        case when ${type} = 'IN_STOCK' then 0 end
      from product copy join product old on old.collection_id = ${id} and old.unique_id = copy.unique_id
        join sku on sku.product_id = old.id
      where copy.collection_id = ${copyId}`.execute(tx)
    await refreshCompleteness(tx, copyId)
    await compileAccess(tx, [copyId])
    await audit(tx, actor, { action: 'catalog.collectionDuplicated', subject: copyId, details: { from: id }, caller })
    await emit(tx, 'collection.created', { collectionId: copyId, brandId })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', copyId)
    return copyId
  })
}
