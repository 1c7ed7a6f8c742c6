import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { LeadDetail, Place } from '@souk/contract/prospects/prospect-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { isOwnRelation } from '../../connections/door.ts'
import { type BrandActor, requireEnabled } from '../model/access.ts'
import { contactsOf } from '../model/contacts.queries.ts'
import { draftInvitation } from './draft-invitation.ts'
import { findTracking } from './saved.queries.ts'
import { compileScores } from '../score/compile-scores.ts'
import { distanceKm } from '../score/distance.ts'
import { closeKm } from '../score/features.ts'
import { carriesBrand, isToWin } from './carriers.queries.ts'
import { findLead, isThere, leadsOf, type LeadRow } from './lead-rows.queries.ts'
import { explain, presentLead, scorerOf } from './present-lead.ts'

/** Absent and not visible are 404, before the switch is looked at. */
export async function requireLead(db: Db, actor: BrandActor, id: string): Promise<LeadRow> {
  if (!(await isThere(db, actor.entityId, id))) throw new Refusal('not_found')
  const brandId = await requireEnabled(db, actor)
  await compileScores(db, brandId)
  return found(await findLead(db, brandId, id))
}

export async function readLead(
  { db, key, say, config }: Deps,
  actor: BrandActor,
  id: string,
  { language }: Caller,
): Promise<LeadDetail> {
  const row = await requireLead(db, actor, id)
  const brandId = actor.entityId
  const [scorer, contacts, stockists, similar, tracking, dismissed, isCarrying] = await Promise.all([
    scorerOf(db, brandId),
    contactsOf(db, key, brandId, [id]),
    stockistsOf(db, actor, row),
    similarTo(db, brandId, row),
    findTracking(db, brandId, id),
    findDismissal(db, brandId, id),
    carriesBrand(db, brandId, id),
  ])
  const { features, score } = explain(scorer, row)
  const km = features.territory.value === null ? null : Number(features.territory.facts[0])
  const { departments, currency, doors, carriedBrands, description, source, licence, obtainedOn } = row
  return {
    ...presentLead(scorer, row, contacts.get(id) ?? []),
    departments,
    currency,
    doors,
    carriedBrands,
    description,
    source,
    licence,
    obtainedOn,
    avgRetailPrice: row.avgRetailPrice === null ? null : amount({ minor: row.avgRetailPrice, currency }),
    base: score.base,
    stockists,
    isTooClose: km !== null && km <= closeKm,
    similar,
    tracking,
    dismissed,
    isCarrying,
    invitation: draftInvitation(say, language, scorer.facts.name, row, features),
    canDraft: config.ai !== null,
  }
}

type Found = Omit<Place, 'km'>
/** The brand's retailers that this person may see, nearest first. */
async function stockistsOf(db: Db, actor: BrandActor, { latitude, longitude }: LeadRow): Promise<Place[]> {
  if (latitude === null || longitude === null) return []
  const { rows } = await sql<Found>`
    select distinct on (entity.id) entity.id, entity.name, address.country, address.city, place.latitude, place.longitude
    from relation join entity on entity.id = relation.retailer_id join address on address.entity_id = entity.id
      join lateral (select avg(latitude) as latitude, avg(longitude) as longitude from prospect
        where country = address.country and lower(city) = lower(address.city) and brand_id is null) place on place.latitude is not null
    where ${isOwnRelation(actor)} and relation.status = 'ACCEPTED'
    order by entity.id, address.is_default_shipping desc, address.id`.execute(db)
  const places = rows.map((place) => ({ ...place, km: Math.round(distanceKm(place, { latitude, longitude })) }))
  return places.toSorted((one, other) => one.km - other.km).slice(0, 50)
}

/** Of the same kind or country with the most shared categories. */
async function similarTo(db: Db, brandId: string, row: LeadRow): Promise<LeadDetail['similar']> {
  const { rows } = await sql<LeadDetail['similar'][number]>`
    select prospect.id, prospect.name, prospect.country, prospect.city, score.match ${leadsOf(brandId)}
    where score.brand_id = ${brandId} and ${isToWin(brandId)} and prospect.id <> ${row.id} and prospect.country = ${row.country}
      and prospect.store_type is not distinct from ${row.storeType} and prospect.categories && ${row.categories}::text[]
    order by cardinality(array(select unnest(prospect.categories) intersect select unnest(${row.categories}::text[]))) desc, score.match desc, prospect.id
    limit 5`.execute(db)
  return rows
}

async function findDismissal(db: Db, brandId: string, id: string): Promise<LeadDetail['dismissed']> {
  const row = await db
    .selectFrom('prospectJudgement')
    .select('reason')
    .where('brandId', '=', brandId)
    .where('prospectId', '=', id)
    .where('kind', '=', 'DISMISSED')
    .executeTakeFirst()
  return (row?.reason ?? null) as LeadDetail['dismissed']
}
