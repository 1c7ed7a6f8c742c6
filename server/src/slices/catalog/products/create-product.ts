import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { NewProduct } from '@souk/contract/catalog/product-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { brandOf, openForEditing } from '../model/own-brand.ts'
import { requireEditing } from './change-product.ts'
import { refreshCompleteness } from './completeness.ts'
import { pricesIn, productColumns, requireKnownChoices } from './product-change.ts'
import { putPrices } from './products.queries.ts'
import { writeVariants } from './write-variants.ts'

/** A product made by hand, with its colours and sizes. The lock on the collection orders two of them. */
export async function createProduct(deps: Deps, actor: Actor, input: NewProduct, caller: Caller): Promise<string> {
  const { department, category, subCategory } = input
  const choices = { department, category, subCategory }
  requireKnownChoices(choices)
  await requireEditing(deps, actor)
  const brandId = brandOf(actor)
  const { collectionId, name, styleCode, wholesalePrice, retailPrice, variants } = input
  return inTransaction(deps.db, async (tx) => {
    const { type, currency, currencies } = await openForEditing(tx, actor, collectionId)
    const id = await insert(tx, { brandId, collectionId, name, styleCode })
    const columns = productColumns(choices, blank)
    if (Object.keys(columns).length > 0) await tx.updateTable('product').set(columns).where('id', '=', id).execute()
    await writeVariants(tx, { id, brandId, collectionId, styleCode, type }, variants)
    const prices = pricesIn({ wholesalePrice, retailPrice }, currency, currencies)
    await putPrices(tx, prices.map((price) => ({ productId: id, ...price })) as Parameters<typeof putPrices>[1])
    await refreshCompleteness(tx, collectionId, [id])
    await audit(tx, actor, { action: 'catalog.productCreated', subject: id, details: { name, styleCode }, caller })
    await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
    return id
  })
}

const blank = { department: null, category: null, subCategory: null, shippingStartDate: null, shippingEndDate: null }
type Row = { brandId: string; collectionId: string; name: string; styleCode: string }

/** A removed product keeps its unique id, so the new one gets another; a visible one refuses its style code. */
async function insert(tx: Tx, { brandId, collectionId, name, styleCode }: Row): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into product (brand_id, collection_id, unique_id, style_code, name, position)
    select ${brandId}, ${collectionId},
      case when exists (select from product where collection_id = ${collectionId} and unique_id = ${styleCode})
        then ${styleCode} || '-' || left(gen_random_uuid()::text, 8) else ${styleCode} end,
      ${styleCode}, ${name}, coalesce((select max(position) + 1 from product where collection_id = ${collectionId}), 0)
    where not exists (select from product where collection_id = ${collectionId} and deleted_at is null
      and (style_code = ${styleCode} or unique_id = ${styleCode}))
    returning id`.execute(tx)
  if (!rows[0]) throw new Refusal('invalid', 'catalog.styleTaken', { field: 'styleCode', params: { styleCode } })
  return rows[0].id
}
