import { type RawBuilder, sql } from 'kysely'
import { ceiling } from '@souk/contract/core/limits.ts'
import type { LeadFilters, LeadQuery } from '@souk/contract/prospects/prospect-shapes.ts'
import { LeadFilters as Filters } from '@souk/contract/prospects/prospect-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { type BrandActor, requireEnabled } from '../model/access.ts'
import { chargeSearch, isFreeNow } from '../credits/charge-search.ts'
import { balanceOf, openCredits } from '../credits/credits.ts'
import { compileScores } from '../score/compile-scores.ts'
import { isToWin } from './carriers.queries.ts'
import { isUnfiltered, leadColumns, type LeadRow, leadsOf, matchesFilters, priceBand } from './lead-rows.queries.ts'
import { presentLeads } from './present-lead.ts'

/** The prospects database, best match first. A search is paid before a store of it is read, and only when it finds one. */
export async function listLeads(
  { db, key }: Deps,
  actor: BrandActor,
  { pageNumber, pageSize, search, filters, isFree }: LeadQuery,
) {
  const brandId = await requireEnabled(db, actor)
  await openCredits(db, brandId)
  await compileScores(db, brandId)
  const where = sql`where score.brand_id = ${brandId} and ${matchesFilters(search, filters)} and ${isToWin(brandId)}`
  const least = filters.match ?? 0
  // A prospect never changes its owner, so without filters the scores alone are counted.
  const from = isUnfiltered(search, filters) ? sql`from prospect_score score` : leadsOf(brandId)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select ${from} ${where} and score.match >= ${least} limit ${sql.lit(ceiling + 1)}) found`.execute(
    db,
  )
  const all = counted.rows[0]!.total
  const isUnpaid = isFree && all > 0 && !(await isFreeNow(db, actor, { search, filters }))
  const isCharged = !isFree && all > 0 && (await chargeSearch(db, actor, { search, filters }))
  const shown = isUnpaid ? 0 : all
  // Literal limits: a plan for any limit expects a tenth of the rows and sorts them all.
  const { rows } = await sql<LeadRow>`
    select ${leadColumns(brandId)} ${leadsOf(brandId)} ${where} and score.match >= ${least}
    order by score.match desc, score.logit desc, score.prospect_id limit ${sql.lit(pageSize)} offset ${sql.lit((pageNumber - 1) * pageSize)}`.execute(
    db,
  )
  return {
    leads: await presentLeads(db, key, brandId, isUnpaid ? [] : rows),
    page: pageNumber,
    limit: pageSize,
    total: Math.min(shown, ceiling),
    more: shown > ceiling,
    below: least > 0 && all === 0 ? await countBelow(db, brandId, search, filters) : 0,
    credits: await balanceOf(db, brandId),
    isCharged,
    isUnpaid,
  }
}

/** How many there are under the threshold, so that an empty list says what to change. */
async function countBelow(db: Db, brandId: string, search: string, filters: LeadFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${leadsOf(brandId)} where score.brand_id = ${brandId} and ${matchesFilters(search, filters)}
      and ${isToWin(brandId)}`.execute(db)
  return rows[0]!.total
}

/** What can be filtered by, with counts; each list ignores its own choice. */
export async function readFilters({ db }: Deps, actor: BrandActor, filters: LeadFilters = Filters.parse({})) {
  const brandId = await requireEnabled(db, actor)
  await compileScores(db, brandId)
  const facet = async (column: RawBuilder<unknown> | typeof priceBand, own: Partial<LeadFilters>, from = sql``) => {
    const { rows } = await sql<{ value: string; count: number }>`
      select ${column} as value, count(*)::int as count ${leadsOf(brandId)} ${from}
      where score.brand_id = ${brandId} and score.match >= ${filters.match ?? 0} and ${matchesFilters('', { ...filters, ...own })}
        and ${isToWin(brandId)} and ${column} is not null group by 1 order by 2 desc, 1 limit 250`.execute(db)
    return rows
  }
  const [countries, storeTypes, categories, retailPrices] = await Promise.all([
    facet(sql`prospect.country`, { countries: [] }),
    facet(sql`prospect.store_type`, { storeTypes: [] }),
    facet(sql`category.key`, { categories: [] }, sql`cross join unnest(prospect.categories) as category (key)`),
    facet(priceBand, { retailPrices: [] }),
  ])
  return { countries, storeTypes, categories, retailPrices }
}

export async function readIndustries({ db }: Deps, actor: BrandActor) {
  const brandId = await requireEnabled(db, actor)
  await compileScores(db, brandId)
  const { rows } = await sql<{ storeType: string; count: number; match: number }>`
    select prospect.store_type, count(*)::int as count, round(avg(score.match))::int as match ${leadsOf(brandId)}
    where score.brand_id = ${brandId} and prospect.store_type is not null and ${isToWin(brandId)} group by 1 order by 3 desc, 2 desc`.execute(
    db,
  )
  return { industries: rows }
}
