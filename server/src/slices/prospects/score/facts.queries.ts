import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Point } from './distance.ts'
import type { BrandFacts, StoreFacts } from './features.ts'
import type { Model } from './score.ts'

/** What of a prospect's row the score reads. */
export type StoreRow = {
  id: string
  country: string
  storeType: string | null
  categories: string[]
  departments: string[]
  avgRetailPrice: bigint | null
  currency: string
  doors: number | null
  carriedBrands: string[]
  latitude: number | null
  longitude: number | null
}
export const storeFacts = (row: StoreRow, likeness: number | null): StoreFacts => ({
  country: row.country,
  storeType: row.storeType,
  categories: row.categories,
  departments: row.departments,
  avgRetailPrice: row.avgRetailPrice === null ? null : Number(row.avgRetailPrice),
  currency: row.currency,
  doors: row.doors,
  carriedBrands: row.carriedBrands,
  likeness,
  point: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
})

export async function loadModel(db: Db): Promise<Model> {
  const row = await db
    .selectFrom('prospectModel')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { bias = 0, ...corrections } = row.corrections as { bias?: number } & Model['corrections']
  const { version, slope, shift, isCalibrated } = row
  return { version, bias, corrections, slope, shift, isCalibrated }
}

/** A brand and its market; `text` is what its description is compared by. */
export async function loadBrand(db: Db, brandId: string): Promise<{ facts: BrandFacts; text: string }> {
  const brand = await db
    .selectFrom('entity')
    .select(['name', 'about', 'country', 'categories', 'departments', 'avgRetailPrice', 'currency'])
    .select(['minimumOrderValue', 'restrictedCountries'])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
  const [peers, rarity, stockists] = await Promise.all([loadPeers(db), loadRarity(db), loadStockists(db, brandId)])
  const { name, country, categories, departments, currency, restrictedCountries } = brand
  return {
    text: [brand.about, ...categories.map((key) => key.replaceAll('_', ' '))].join(' '),
    facts: {
      name,
      country,
      categories,
      departments,
      currency,
      restrictedCountries,
      avgRetailPrice: brand.avgRetailPrice === null ? null : Number(brand.avgRetailPrice),
      minimumOrder: brand.minimumOrderValue === null ? null : Number(brand.minimumOrderValue),
      peers,
      rarity,
      stockists,
    },
  }
}

async function loadPeers(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('entity')
    .select(['name', 'categories'])
    .where('type', '=', 'brand')
    .where('liveFrom', '<=', sql<Date>`now()`)
    .limit(5_000)
    .execute()
  return new Map(rows.map(({ name, categories }) => [name.toLowerCase(), categories]))
}

const rarityMinutes = 10
let rarityKnown: { at: number; db: Db; weights: Map<string, number> } | null = null

/** A category that few stores sell weighs more; counted on a sample, because it moves slowly. */
async function loadRarity(db: Db): Promise<Map<string, number>> {
  if (rarityKnown && rarityKnown.db === db && Date.now() - rarityKnown.at < rarityMinutes * 60_000)
    return rarityKnown.weights
  const { rows } = await sql<{ key: string; share: number }>`
    with sample as (select categories from prospect where brand_id is null order by id limit 5000)
    select key, count(*)::float8 / (select greatest(count(*), 1) from sample) as share
    from sample cross join unnest(categories) key group by key`.execute(db)
  const weights = new Map(rows.map(({ key, share }) => [key, Math.log(1 + 1 / share)]))
  rarityKnown = { at: Date.now(), db, weights }
  return weights
}

/** Places of the brand's retailers, as far as another store in the same city says where that is. */
async function loadStockists(db: Db, brandId: string): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select distinct place.latitude, place.longitude
    from relation join address on address.entity_id = relation.retailer_id
      join lateral (select avg(latitude) as latitude, avg(longitude) as longitude from prospect
        where country = address.country and lower(city) = lower(address.city) and brand_id is null) place on place.latitude is not null
    where relation.brand_id = ${brandId} and relation.status = 'ACCEPTED'`.execute(db)
  return rows
}
