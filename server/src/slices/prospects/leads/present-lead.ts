import type { Lead, LeadContact, Reason, Reasons } from '@souk/contract/prospects/prospect-shapes.ts'
import { featureNames } from '@souk/contract/prospects/prospect-words.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { contactsOf } from '../model/contacts.queries.ts'
import { evidenceOf, isContradicted } from '../score/evidence.ts'
import { loadBrand, loadModel, storeFacts } from '../score/facts.queries.ts'
import { type BrandFacts, type Features, featuresOf } from '../score/features.ts'
import { type Model, pointsOf, type Score, scoreOf } from '../score/score.ts'
import type { LeadRow } from './lead-rows.queries.ts'

/** What every lead of a page is scored with. */
export type Scorer = { brandId: string; facts: BrandFacts; model: Model; isEstimated: boolean }
export async function scorerOf(db: Db, brandId: string): Promise<Scorer> {
  const [{ facts }, model, own] = await Promise.all([loadBrand(db, brandId), loadModel(db), evidenceOf(db, brandId)])
  return { brandId, facts, model, isEstimated: !model.isCalibrated || isContradicted(own) }
}

export function explain(
  { facts, model }: Pick<Scorer, 'facts' | 'model'>,
  row: LeadRow,
): { features: Features; score: Score } {
  const features = featuresOf(facts, storeFacts(row, row.likeness))
  return { features, score: scoreOf(features, model) }
}

/** The largest first. An unknown feature says so, whatever it counts. */
export function reasonsOf({ features, score }: ReturnType<typeof explain>): Reasons {
  const points = pointsOf(score)
  const all = featureNames.map((feature): Reason & { isUnknown: boolean } => ({
    feature,
    points: points[feature],
    facts: [...features[feature].facts],
    isUnknown: features[feature].value === null,
  }))
  const sorted = all.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
  const plain = (some: typeof all) => some.map(({ feature, points: own, facts }) => ({ feature, points: own, facts }))
  return {
    for: plain(sorted.filter(({ isUnknown, points: own }) => !isUnknown && own >= 0)),
    against: plain(sorted.filter(({ isUnknown, points: own }) => !isUnknown && own < 0)),
    unknown: plain(sorted.filter(({ isUnknown }) => isUnknown)),
  }
}

export function presentLead(scorer: Scorer, row: LeadRow, contacts: readonly LeadContact[]): Lead {
  const { id, name, domain, country, city, storeType, categories, latitude, longitude, viewed, saved } = row
  const explained = explain(scorer, row)
  return {
    id,
    name,
    domain,
    country,
    city,
    storeType,
    categories,
    latitude,
    longitude,
    match: explained.score.match,
    estimated: scorer.isEstimated,
    reasons: reasonsOf(explained),
    viewed,
    saved,
    contacts: [...contacts],
  }
}

export async function presentLeads(db: Db, key: ServerKey, brandId: string, rows: readonly LeadRow[]): Promise<Lead[]> {
  if (rows.length === 0) return []
  const scorer = await scorerOf(db, brandId)
  const contacts = await contactsOf(
    db,
    key,
    brandId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentLead(scorer, row, contacts.get(row.id) ?? []))
}
