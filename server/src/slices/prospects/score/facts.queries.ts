import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Point } from './distance.ts'
import type { BrandFacts, StoreFacts } from './features.ts'
import { type Peer, peersOf, type Profiles, profilesOf } from './peers.ts'
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
  const { version, slope, shift, isCalibrated, heldStated, heldRight } = row
  const held = { stated: heldStated, right: heldRight }
  return { version, bias, corrections, slope, shift, isCalibrated, held }
}

/** A brand and its market; `text` is what its description is compared by. */
export async function loadBrand(db: Db, brandId: string): Promise<{ facts: BrandFacts; text: string }> {
  const brand = await db
    .selectFrom('entity')
    .select(['name', 'about', 'country', 'categories', 'departments', 'avgRetailPrice', 'currency'])
    .select(['minimumOrderValue', 'restrictedCountries'])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
  const [brands, market, stockists] = await Promise.all([loadBrands(db), loadMarket(db), loadStockists(db, brandId)])
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
      peers: peersOf({ name, categories }, brands, market.profiles),
      rarity: market.rarity,
      stockists,
    },
  }
}

function loadBrands(db: Db): Promise<Peer[]> {
  return db
    .selectFrom('entity')
    .select(['name', 'categories'])
    .where('type', '=', 'brand')
    .where('liveFrom', '<=', sql<Date>`now()`)
    .limit(5_000)
    .execute()
}

type Market = { rarity: Map<string, number>; profiles: Profiles }
const marketMinutes = 10
let marketKnown: (Market & { at: number; db: Db }) | null = null

/** A category that few stores sell weighs more, and shelves tell which brands go together; from a sample, because both move slowly. */
async function loadMarket(db: Db): Promise<Market> {
  if (marketKnown && marketKnown.db === db && Date.now() - marketKnown.at < marketMinutes * 60_000) return marketKnown
  const { rows } = await sql<{ categories: string[]; carriedBrands: string[] }>`
    select categories, carried_brands from prospect where brand_id is null order by id limit 5000`.execute(db)
  const counts = Map.groupBy(
    rows.flatMap(({ categories }) => categories),
    (key) => key,
  )
  const rarity = new Map([...counts].map(([key, all]) => [key, Math.log(1 + rows.length / all.length)]))
  const market = { rarity, profiles: profilesOf(rows.map(({ carriedBrands }) => carriedBrands)) }
  if (!db.isTransaction) marketKnown = { ...market, at: Date.now(), db }
  return market
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
