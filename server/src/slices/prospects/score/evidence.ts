import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** Judgements of brands that the model did not see: how many were stated at least so high, and how many of them were right. */
export type Evidence = { stated: number; right: number }
export const high = 80 // percent
const fewest = 20
const oneInTen = 1.28 // the bound is too high in one case of ten
const tolerance = 0.15

/** The share that is right is at least this, by Wilson's interval. */
export function lowerBound({ stated, right }: Evidence): number {
  if (stated === 0) return 0
  const share = right / stated
  const z2 = oneInTen ** 2 / stated
  return (share + z2 / 2 - oneInTen * Math.sqrt((share * (1 - share)) / stated + z2 / (4 * stated))) / (1 + z2)
}

/** A percentage is stated as certain only where held-out judgements support it. */
export const isSupported = (evidence: Evidence): boolean =>
  evidence.stated >= fewest && lowerBound(evidence) >= high / 100

/** A brand that disagreed with much of what it was told is shown estimates again. */
export const isContradicted = ({ stated, right }: Evidence): boolean =>
  stated >= fewest && right / stated < high / 100 - tolerance

/** What this brand was told at 80 % or more when it judged, and how much of it the brand agreed with. */
export async function evidenceOf(db: Db, brandId: string): Promise<Evidence> {
  const { rows } = await sql<Evidence>`
    select count(*)::int as stated, (count(*) filter (where kind <> 'DISMISSED'))::int as right
    from prospect_judgement where brand_id = ${brandId} and stated >= ${high}`.execute(db)
  return rows[0]!
}
