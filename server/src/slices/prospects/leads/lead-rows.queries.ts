import { type RawBuilder, sql } from 'kysely'
import { type Band, priceBands } from '@souk/contract/core/bands.ts'
import { decimalsOf } from '@souk/contract/core/money.ts'
import type { LeadFilters } from '@souk/contract/prospects/prospect-shapes.ts'
import { currencies } from '@souk/contract/reference/taxonomy.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { knownKeys, requireKnownKeys } from '../../../platform/base/known-keys.ts'
import { isVisible } from '../model/access.ts'
import type { StoreRow } from '../score/facts.queries.ts'

export type LeadRow = StoreRow & {
  name: string
  domain: string | null
  city: string
  description: string
  source: string
  licence: string
  obtainedOn: string
  match: number
  likeness: number | null
  viewed: boolean
  saved: boolean
}

/** The columns of a lead for one brand; the score is the root, so that only what was scored is read. */
export const leadsOf = (brandId: string): RawBuilder<unknown> => sql`
  from prospect_score score join prospect on prospect.id = score.prospect_id and ${isVisible(brandId)}`
export const leadColumns = (brandId: string): RawBuilder<unknown> => sql`
  prospect.id, prospect.name, prospect.domain, prospect.country, prospect.city, prospect.latitude, prospect.longitude,
  prospect.store_type, prospect.categories, prospect.departments, prospect.avg_retail_price, prospect.currency, prospect.doors,
  prospect.carried_brands, prospect.description, prospect.source, prospect.licence, prospect.obtained_on, score.match, score.likeness,
  exists (select from prospect_view seen where seen.brand_id = ${brandId} and seen.prospect_id = prospect.id) as viewed,
  exists (select from prospect_saved kept where kept.brand_id = ${brandId} and kept.prospect_id = prospect.id and kept.removed_at is null) as saved`

const factors = new Map(currencies.map(({ code }) => [code, 10 ** decimalsOf(code)]))
const codesWith = (factor: number) => [...factors].filter(([, one]) => one === factor).map(([code]) => code)
const wholePrice = sql`(prospect.avg_retail_price::numeric / case when prospect.currency = any(${codesWith(1)}::text[]) then 1
  when prospect.currency = any(${codesWith(1000)}::text[]) then 1000 else 100 end)`

const isInBand = ({ min, isMinIncluded, max, isMaxIncluded }: Band) => {
  const above =
    min === null
      ? sql`true`
      : isMinIncluded
        ? sql`${wholePrice} >= ${min}::numeric`
        : sql`${wholePrice} > ${min}::numeric`
  const below =
    max === null
      ? sql`true`
      : isMaxIncluded
        ? sql`${wholePrice} <= ${max}::numeric`
        : sql`${wholePrice} < ${max}::numeric`
  return sql`(${above} and ${below})`
}
/** The band a store's average price is in. */
export const priceBand = sql<string>`case ${sql.join(
  priceBands.retailer.map(
    (band) => sql`when prospect.avg_retail_price is not null and ${isInBand(band)} then ${band.key}`,
  ),
  sql` `,
)} end`

/** Words and filters without the threshold, which also decides what is counted below it. */
export function matchesFilters(search: string, filters: LeadFilters): RawBuilder<boolean> {
  const { countries, storeTypes, categories, retailPrices, mode } = filters
  requireKnownKeys(knownKeys.category, categories, { field: 'filters.categories' })
  const words = search.trim()
  const conditions = [
    ...(words
      ? [
          sql`(prospect.words @@ websearch_to_tsquery('simple', ${words}) or prospect.name ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`})`,
        ]
      : []),
    ...(countries.length ? [sql`prospect.country = any(${countries}::text[])`] : []),
    ...(storeTypes.length ? [sql`prospect.store_type = any(${storeTypes}::text[])`] : []),
    ...(categories.length ? [categoryCondition(categories, mode)] : []),
    ...(retailPrices.length ? [sql`${priceBand} = any(${retailPrices}::text[])`] : []),
  ]
  return conditions.length ? sql`(${sql.join(conditions, sql` and `)})` : sql`(true)`
}

export const isUnfiltered = (search: string, filters: LeadFilters): boolean =>
  search.trim() === '' &&
  [filters.countries, filters.storeTypes, filters.categories, filters.retailPrices].every((list) => list.length === 0)

function categoryCondition(categories: readonly string[], mode: LeadFilters['mode']): RawBuilder<unknown> {
  if (mode === 'all') return sql`prospect.categories @> ${categories}::text[]`
  if (mode === 'none') return sql`not (prospect.categories && ${categories}::text[])`
  return sql`prospect.categories && ${categories}::text[]`
}

/** One lead that the brand may see, or none. */
export async function findLead(db: Db, brandId: string, id: string): Promise<LeadRow | undefined> {
  const { rows } = await sql<LeadRow>`
    select ${leadColumns(brandId)} ${leadsOf(brandId)} where score.brand_id = ${brandId} and prospect.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/** Whether it is there for this brand, before anything is scored. */
export async function isThere(db: Db, brandId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from prospect where id = ${id} and ${isVisible(brandId)}`.execute(db)
  return rows.length > 0
}
