import { sql } from 'kysely'
import type { VariantsIn } from '@souk/contract/catalog/product-shapes.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { lockSkus } from './products.queries.ts'
import { skuCode } from './sku-code.ts'

export type VariantsOwner = {
  id: string
  brandId: string
  collectionId: string
  styleCode: string
  type: string // of the collection: only a pre-order may have no limit
}
type Entry = { id: string | null; colour: string; size: string; sku: string; field: string }
type Existing = { id: string; sku: string; colour: string; size: string; isOrdered: boolean }

/** Writes all colours and sizes of a product whose row is locked. Ordered SKUs stay. */
export async function writeVariants(tx: Tx, product: VariantsOwner, variants: VariantsIn): Promise<void> {
  await lockSkus(tx, [product.id])
  const existing = await existingSkus(tx, product.id)
  const entries = await entriesOf(tx, product, variants, existing)
  await removeOthers(tx, product.id, existing, entries)
  await updateNamed(tx, product.id, entries)
  await addNew(tx, product, entries)
}

async function existingSkus(tx: Tx, productId: string): Promise<Existing[]> {
  const { rows } = await sql<Existing>`
    select id, sku, colour, size, reserved > 0 or exists (select from order_line where order_line.sku_id = sku.id)
      or exists (select from order_hold where order_hold.sku_id = sku.id)
      or (carton_units > 0 and exists (select from order_line where order_line.product_id = sku.product_id)) as is_ordered
    from sku where product_id = ${productId} order by colour_position, size_position, id`.execute(tx)
  return rows
}

/** Every size with its code; refuses what is named twice, unknown here or used elsewhere in the collection. */
async function entriesOf(
  tx: Tx,
  { id, collectionId, styleCode }: VariantsOwner,
  variants: VariantsIn,
  existing: readonly Existing[],
): Promise<Entry[]> {
  const byId = new Map(existing.map((one) => [one.id, one]))
  const used = await codesElsewhere(tx, collectionId, id)
  const seen = new Set<string>()
  const entries: Entry[] = []
  for (const [at, { colour, sizes }] of variants.entries()) {
    for (const [n, { skuId, size, sku: given }] of sizes.entries()) {
      const field = `variants.${at}.sizes.${n}`
      const key = `${colour.toLowerCase()}\0${size.toLowerCase()}`
      const known = skuId ? byId.get(skuId) : undefined
      if (skuId && !known) throw new Refusal('invalid', 'catalog.noSuchSku', { field: `${field}.skuId` })
      if (seen.has(key)) throw new Refusal('invalid', 'catalog.sizeRepeated', { field, params: { colour, size } })
      seen.add(key)
      const wanted = given || known?.sku
      if (wanted && used.has(wanted)) {
        throw new Refusal('invalid', 'catalog.skuTaken', { field: `${field}.sku`, params: { sku: wanted } })
      }
      const sku = wanted ?? skuCode({ styleCode, colour, size }, used)
      used.add(sku)
      entries.push({ id: known?.id ?? null, colour, size, sku, field })
    }
  }
  return entries
}

async function codesElsewhere(tx: Tx, collectionId: string, productId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('sku')
    .select('sku')
    .where('collectionId', '=', collectionId)
    .where('productId', '!=', productId)
    .execute()
  return new Set(rows.map(({ sku }) => sku))
}

async function removeOthers(
  tx: Tx,
  productId: string,
  existing: readonly Existing[],
  entries: readonly Entry[],
): Promise<void> {
  const named = new Set(entries.map(({ id }) => id))
  const others = existing.filter(({ id }) => !named.has(id))
  const ordered = others.find(({ isOrdered }) => isOrdered)
  if (ordered) {
    const { colour, size } = ordered
    throw new Refusal('conflict', 'catalog.skuOrdered', { params: { colour, size } })
  }
  if (others.length === 0) return
  await tx
    .deleteFrom('sku')
    .where('productId', '=', productId)
    .where(
      'id',
      'in',
      others.map(({ id }) => id),
    )
    .execute()
}

/** In two steps, so that two sizes can change places under the unique keys. */
async function updateNamed(tx: Tx, productId: string, entries: readonly Entry[]): Promise<void> {
  const named = entries.flatMap((entry, at) => (entry.id ? [{ ...entry, at }] : []))
  if (named.length === 0) return
  await sql`update sku set colour = id::text, sku = id::text where product_id = ${productId}`.execute(tx)
  await sql`
    update sku set colour = given.colour, size = given.size, sku = given.sku, colour_position = given.at, size_position = given.at
    from unnest(${named.map(({ id }) => id)}::uuid[], ${named.map(({ colour }) => colour)}::text[],
      ${named.map(({ size }) => size)}::text[], ${named.map(({ sku }) => sku)}::text[], ${named.map(({ at }) => at)}::int[])
      as given (id, colour, size, sku, at)
    where sku.id = given.id and sku.product_id = ${productId}`.execute(tx)
}

async function addNew(tx: Tx, { id, brandId, collectionId, type }: VariantsOwner, entries: readonly Entry[]) {
  const fresh = entries.flatMap(({ colour, size, sku, id: known }, at) =>
    known
      ? []
      : [
          {
            brandId,
            collectionId,
            productId: id,
            sku,
            colour,
            size,
            colourPosition: at,
            sizePosition: at,
            onHand: type === 'IN_STOCK' ? 0 : null,
          },
        ],
  )
  if (fresh.length > 0) await tx.insertInto('sku').values(fresh).execute()
}
