import { sql } from 'kysely'
import { judgementsNeeded, thresholds } from '@souk/contract/prospects/prospect-words.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { type BrandActor, isVisible, requireEnabled } from '../model/access.ts'
import { evidenceOf, isContradicted } from '../score/evidence.ts'
import { loadModel } from '../score/facts.queries.ts'
import { observedOf } from '../score/refit.ts'
import type { LeadRow } from './lead-rows.queries.ts'
import { explain, scorerOf } from './present-lead.ts'
import { requireLead } from './read-lead.ts'

type Kind = 'SAVED' | 'DISMISSED' | 'CONNECTED' | 'ORDERED'

/** Stores what was stated and what was known, so that a later refit sees what the brand saw. */
export async function judge(tx: Tx, brandId: string, row: LeadRow, kind: Kind, reason: string | null): Promise<void> {
  const { features, score } = explain(await scorerOf(tx, brandId), row)
  const { values, positions } = observedOf(features)
  const stored = JSON.stringify({ ...values, positions })
  await sql`insert into prospect_judgement (brand_id, prospect_id, kind, reason, stated, features)
    values (${brandId}, ${row.id}, ${kind}, ${reason}, ${score.match}, ${stored}::jsonb)
    on conflict (brand_id, prospect_id) do update set kind = excluded.kind, reason = excluded.reason, judged_at = now()`.execute(
    tx,
  )
}

export async function dismissLead({ db }: Deps, actor: BrandActor, id: string, reason: string | null): Promise<null> {
  const row = await requireLead(db, actor, id)
  return inTransaction(db, async (tx) => {
    if (reason === null) {
      await tx
        .deleteFrom('prospectJudgement')
        .where('brandId', '=', actor.entityId)
        .where('prospectId', '=', id)
        .where('kind', '=', 'DISMISSED')
        .execute()
    } else await judge(tx, actor.entityId, row, 'DISMISSED', reason)
    await publishLive(tx, { entityId: actor.entityId }, 'prospects.changed', id)
    return null
  })
}

/** Marks visible leads as viewed; what is not visible is passed over. */
export async function markViewed({ db }: Deps, actor: BrandActor, leadIds: readonly string[]) {
  const brandId = await requireEnabled(db, actor)
  if (leadIds.length > 0)
    await sql`insert into prospect_view (brand_id, prospect_id)
      select ${brandId}, prospect.id from prospect where prospect.id = any(${[...leadIds]}::uuid[]) and ${isVisible(brandId)}
      on conflict (brand_id, prospect_id) do update set viewed_at = now()`.execute(db)
  const rows = await db
    .selectFrom('prospectView')
    .select('prospectId')
    .where('brandId', '=', brandId)
    .orderBy('viewedAt', 'desc')
    .limit(200)
    .execute()
  return { leadIds: rows.map(({ prospectId }) => prospectId) }
}

type Position = { list: string; leadId: string; position: number }
export async function markPosition(
  { db }: Deps,
  actor: BrandActor,
  { list, leadId, position }: Position,
): Promise<null> {
  const row = await requireLead(db, actor, leadId)
  await sql`insert into prospect_position (user_id, brand_id, list, prospect_id, position)
    values (${actor.userId}, ${actor.entityId}, ${list}, ${row.id}, ${position})
    on conflict (user_id, brand_id, list) do update set prospect_id = excluded.prospect_id, position = excluded.position, moved_at = now()`.execute(
    db,
  )
  return null
}

/** Where this person stopped in a list, or nothing. */
export async function readPosition({ db }: Deps, actor: BrandActor, list: string) {
  const brandId = await requireEnabled(db, actor)
  const { rows } = await sql<{ leadId: string; name: string; position: number }>`
    select prospect.id as lead_id, prospect.name, stopped.position
    from prospect_position stopped join prospect on prospect.id = stopped.prospect_id and ${isVisible(brandId)}
    where stopped.user_id = ${actor.userId} and stopped.brand_id = ${brandId} and stopped.list = ${list}`.execute(db)
  return rows[0] ?? null
}

/** Of what was stated at least so high, how much this brand agreed with. */
export async function readQuality({ db }: { db: Db }, actor: BrandActor) {
  const brandId = await requireEnabled(db, actor)
  const { rows } = await sql<{ threshold: number; judged: number; kept: number }>`
    select threshold, count(judged.prospect_id)::int as judged, (count(*) filter (where judged.kind <> 'DISMISSED'))::int as kept
    from unnest(${[...thresholds]}::int[]) threshold
      left join prospect_judgement judged on judged.brand_id = ${brandId} and judged.stated >= threshold
    group by 1 order by 1 desc`.execute(db)
  const counted = await db
    .selectFrom('prospectJudgement')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const { version, isCalibrated, held } = await loadModel(db)
  const isDisagreed = isContradicted(await evidenceOf(db, brandId))
  return {
    version,
    judgements: Number(counted.count),
    needed: judgementsNeeded,
    estimated: !isCalibrated || isDisagreed,
    held,
    isDisagreed,
    rows: rows.map(({ kept: rightCount, judged, threshold }) => ({
      threshold,
      judged,
      kept: judged === 0 ? 0 : rightCount,
    })),
  }
}
