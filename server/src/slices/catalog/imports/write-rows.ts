import { sql } from 'kysely'
import type { Tx } from '../../../platform/data/database/db.ts'
import { partsOf } from '../../../platform/documents/sheets/import-rows.ts'
import type { Judged } from './judge-rows.ts'
import { coloursInNames } from '../products/pictures-by-colour.ts'
import { lockSkus } from '../products/products.queries.ts'

type Job = { brandId: string; collectionId: string }
const batch = 1_000

/** Products, prices and SKUs of the rows that change something; what a sheet does not name stays. Answers the products that were touched. */
export async function writeRows(
  tx: Tx,
  { brandId, collectionId }: Job,
  rows: readonly Judged[],
  pictures: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changing = rows.filter(({ change }) => change !== 'SAME').map(({ read }) => read)
  if (changing.length === 0) return []
  const last = await tx
    .selectFrom('product')
    .select((eb) => eb.fn.max('position').as('at'))
    .where('collectionId', '=', collectionId)
    .executeTakeFirst()
  const locationOf = (name: string) => pictures.get(name.toLowerCase()) ?? name
  const rowsOf = Map.groupBy(changing, ({ uniqueId }) => uniqueId)
  const byProduct = [...rowsOf.values()].map((group) => group[0]!)
  const products = byProduct.map(({ uniqueId, product }, n) => ({
    ...product,
    uniqueId,
    images: product.images.map((name) => locationOf(name)),
    colourImages: mapValues(
      coloursInNames(product.images, [...new Set(rowsOf.get(uniqueId)!.map(({ colour }) => colour))]),
      locationOf,
    ),
    position: (last?.at ?? -1) + 1 + n,
  }))
  await lockNamed(
    tx,
    collectionId,
    byProduct.map(({ uniqueId }) => uniqueId),
  )
  for (const part of partsOf(products, batch)) {
    await sql`
      insert into product (brand_id, collection_id, unique_id, style_code, name, description, department, category, sub_category, gender,
        country, key_styles, status, is_carton, shipping_start_date, shipping_end_date, images, colour_images, position)
      select ${brandId}, ${collectionId}, given.* from jsonb_to_recordset(${JSON.stringify(part.map(snake))}::jsonb)
        as given (unique_id text, style_code text, name text, description text, department text, category text, sub_category text, gender text,
          country text, key_styles text[], status text, is_carton boolean, shipping_start_date date, shipping_end_date date, images text[], colour_images jsonb, position int)
      on conflict (collection_id, unique_id) do update set style_code = excluded.style_code, name = excluded.name,
        description = excluded.description, department = excluded.department, category = excluded.category, sub_category = excluded.sub_category,
        gender = excluded.gender, country = excluded.country, key_styles = excluded.key_styles, status = excluded.status,
        is_carton = excluded.is_carton, shipping_start_date = excluded.shipping_start_date, shipping_end_date = excluded.shipping_end_date,
        images = excluded.images, colour_images = product.colour_images || excluded.colour_images, deleted_at = null, version = product.version + 1, updated_at = now()`.execute(
      tx,
    )
  }
  const skus = changing.map((read, n) => ({ ...read, n }))
  await freePlaces(tx, collectionId, changing)
  const ids = new Set<string>()
  for (const part of partsOf(skus, batch)) {
    const { rows: touched } = await sql<{ productId: string }>`
      insert into sku (brand_id, collection_id, product_id, sku, colour, size, colour_position, size_position, carton_units, on_hand)
      select distinct on (given.sku) ${brandId}::uuid, ${collectionId}::uuid, product.id, given.sku, given.colour, given.size, given.n, given.n, given.units, given.on_hand
      from unnest(${part.map(({ uniqueId }) => uniqueId)}::text[], ${part.map(({ sku }) => sku)}::text[], ${part.map(({ colour }) => colour)}::text[],
        ${part.map(({ size }) => size)}::text[], ${part.map(({ n }) => n)}::int[], ${part.map(({ cartonUnits }) => cartonUnits)}::int[],
        ${part.map(({ onHand }) => onHand)}::int[]) as given (unique_id, sku, colour, size, n, units, on_hand)
        join product on product.collection_id = ${collectionId} and product.unique_id = given.unique_id
      on conflict (collection_id, sku) do update set colour = excluded.colour, size = excluded.size, carton_units = excluded.carton_units,
        on_hand = excluded.on_hand where excluded.on_hand is null or excluded.on_hand >= sku.reserved
      returning product_id`.execute(tx)
    for (const { productId } of touched) ids.add(productId)
    await sql`
      insert into product_price (product_id, currency, wholesale, retail)
      select distinct on (product.id, given.currency) product.id, given.currency, given.wholesale, given.retail
      from unnest(${part.map(({ uniqueId }) => uniqueId)}::text[], ${part.map(({ currency }) => currency)}::text[],
        ${part.map(({ wholesale }) => wholesale?.toString() ?? null)}::bigint[], ${part.map(({ retail }) => retail?.toString() ?? null)}::bigint[])
        as given (unique_id, currency, wholesale, retail)
        join product on product.collection_id = ${collectionId} and product.unique_id = given.unique_id
      on conflict (product_id, currency) do update set wholesale = excluded.wholesale, retail = excluded.retail`.execute(
      tx,
    )
  }
  return [...ids]
}

/** What is there already of these products, in the order of docs/locks.md. */
async function lockNamed(tx: Tx, collectionId: string, uniqueIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from product
    where collection_id = ${collectionId} and unique_id = any(${[...uniqueIds]}::text[]) order by id for no key update`.execute(
    tx,
  )
  await lockSkus(
    tx,
    rows.map(({ id }) => id),
  )
}

type Place = { sku: string; colour: string; size: string }

/** SKUs that get another colour or size leave their own first, so that two can change places under the unique key. */
async function freePlaces(tx: Tx, collectionId: string, places: readonly Place[]): Promise<void> {
  await sql`
    update sku set colour = sku.id::text
    from unnest(${places.map(({ sku }) => sku)}::text[], ${places.map(({ colour }) => colour)}::text[],
      ${places.map(({ size }) => size)}::text[]) as given (sku, colour, size)
    where sku.collection_id = ${collectionId} and sku.sku = given.sku
      and (sku.colour, sku.size) is distinct from (given.colour, given.size)`.execute(tx)
}

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const snake = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value as unknown,
    ]),
  )
