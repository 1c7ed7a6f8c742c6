import { sql } from 'kysely'
import { tailoredAtOnce } from '@souk/contract/prospects/prospect-words.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { type BrandActor, requireEnabled } from '../model/access.ts'
import { balanceOf, openCredits } from '../credits/credits.ts'
import { compileScores } from '../score/compile-scores.ts'
import { isToWin } from './carriers.queries.ts'
import { leadColumns, type LeadRow, leadsOf } from './lead-rows.queries.ts'
import { presentLeads } from './present-lead.ts'

const perPlaceAndType = 2
const considered = 200

/** What was chosen for the brand, newest first; the first visit and `more` add five. */
export async function tailorLeads({ db, key }: Deps, actor: BrandActor, more: boolean) {
  const brandId = await requireEnabled(db, actor)
  await openCredits(db, brandId)
  await compileScores(db, brandId)
  const added = await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tailored ${brandId}`}, 21))`.execute(tx)
    const open = await openOf(tx, brandId)
    return more || open.length === 0 ? choose(tx, brandId) : 0
  })
  const rows = await openOf(db, brandId)
  const leads = await presentLeads(db, key, brandId, rows)
  return {
    leads: leads.map((lead, at) => ({
      ...lead,
      isExploratory: rows[at]!.isExploratory,
      givenAt: rows[at]!.givenAt.toISOString(),
    })),
    credits: await balanceOf(db, brandId),
    added,
  }
}

type Given = LeadRow & { isExploratory: boolean; givenAt: Date }
async function openOf(db: Db, brandId: string): Promise<Given[]> {
  const { rows } = await sql<Given>`
    select ${leadColumns(brandId)}, given.is_exploratory, given.given_at ${leadsOf(brandId)}
      join prospect_tailored given on given.brand_id = score.brand_id and given.prospect_id = prospect.id
    where score.brand_id = ${brandId} and ${isToWin(brandId)} and given.given_at > now() - interval '90 days'
      and not exists (select from prospect_judgement judged where judged.brand_id = ${brandId} and judged.prospect_id = prospect.id and judged.kind = 'DISMISSED')
    order by given.given_at desc, score.match desc, prospect.id limit 50`.execute(db)
  return rows
}

type Candidate = { id: string; city: string; country: string; storeType: string | null }

/** Four of the best that were not seen, at most two of a city and kind, and one of a kind or country that is not among them. */
async function choose(tx: Tx, brandId: string): Promise<number> {
  const { rows } = await sql<Candidate>`
    select prospect.id, prospect.city, prospect.country, prospect.store_type ${leadsOf(brandId)}
    where score.brand_id = ${brandId} and ${isToWin(brandId)}
      and not exists (select from prospect_tailored given where given.brand_id = ${brandId} and given.prospect_id = prospect.id and given.given_at > now() - interval '90 days')
      and not exists (select from prospect_judgement judged where judged.brand_id = ${brandId} and judged.prospect_id = prospect.id)
      and not exists (select from prospect_view seen where seen.brand_id = ${brandId} and seen.prospect_id = prospect.id)
    order by score.match desc, score.logit desc, prospect.id limit ${sql.lit(considered)}`.execute(tx)
  const counts = new Map<string, number>()
  const best = rows.filter(({ city, country, storeType }) => {
    const place = `${country} ${city} ${storeType}`
    counts.set(place, (counts.get(place) ?? 0) + 1)
    return counts.get(place)! <= perPlaceAndType
  })
  const chosen = best.slice(0, tailoredAtOnce - 1)
  const isOther = ({ country, storeType }: Candidate) =>
    !chosen.some((one) => one.country === country) || !chosen.some((one) => one.storeType === storeType)
  const other = best.slice(tailoredAtOnce - 1).find(isOther) ?? best[tailoredAtOnce - 1]
  const ids = [...chosen, ...(other ? [other] : [])].map(({ id }) => id)
  if (ids.length === 0) return 0
  await sql`insert into prospect_tailored (brand_id, prospect_id, is_exploratory)
    select ${brandId}, id, id = ${other?.id ?? null}::uuid from unnest(${ids}::uuid[]) id
    on conflict (brand_id, prospect_id) do update set given_at = now(), is_exploratory = excluded.is_exploratory`.execute(
    tx,
  )
  return ids.length
}
