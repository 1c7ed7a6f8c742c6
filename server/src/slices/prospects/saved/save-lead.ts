import { sql } from 'kysely'
import { creditRates } from '@souk/contract/prospects/prospect-words.ts'
import type { ChangeSaved, SavedQuery, SaveLead } from '@souk/contract/prospects/prospects.contract.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found } from '../../../platform/base/refusal.ts'
import { type BrandActor, requireEnabled } from '../model/access.ts'
import { balanceOf, openCredits, spend } from '../credits/credits.ts'
import { judge } from '../leads/judge-lead.ts'
import { requireLead } from '../leads/read-lead.ts'
import { compileScores } from '../score/compile-scores.ts'
import { countSaved, countStages, presentSaved, savedConditions, savedRows, teamOf } from '../leads/saved.queries.ts'

type Changes = Pick<SaveLead, 'stage' | 'notes' | 'ownerId' | 'remindOn'>

/** Saves a lead, or changes one that is saved. The first time costs credits; the row stays when it is removed, so later times are free. */
export async function saveLead({ db, key }: Deps, actor: BrandActor, { leadId, ...changes }: SaveLead) {
  const row = await requireLead(db, actor, leadId)
  const brandId = actor.entityId
  return inTransaction(db, async (tx) => {
    await openCredits(tx, brandId)
    const { rows } = await sql`
      insert into prospect_saved (brand_id, prospect_id, saved_by) values (${brandId}, ${leadId}, ${actor.userId})
      on conflict (brand_id, prospect_id) do nothing returning prospect_id`.execute(tx)
    const isCharged = rows.length > 0
    if (isCharged) {
      await spend(tx, { brandId, userId: actor.userId, amount: creditRates.save, reason: 'SAVE', subject: leadId })
      await judge(tx, brandId, row, 'SAVED', null)
    } else {
      await sql`update prospect_saved set removed_at = null, saved_at = now()
        where brand_id = ${brandId} and prospect_id = ${leadId} and removed_at is not null`.execute(tx)
    }
    await applyChanges(tx, brandId, [leadId], changes)
    await publishLive(tx, { entityId: brandId }, 'prospects.changed', leadId)
    return { lead: await readOne(tx, key, brandId, leadId), credits: await balanceOf(tx, brandId), isCharged }
  })
}

const readOne = async (db: Db, key: Deps['key'], brandId: string, leadId: string) =>
  found(
    (
      await presentSaved(
        db,
        key,
        brandId,
        await savedRows(db, brandId, sql`prospect.id = ${leadId}`, { limit: 1, offset: 0 }),
      )
    )[0],
  )

/** Bulk actions on what the brand has saved; other ids are passed over. */
export async function changeSaved({ db }: Deps, actor: BrandActor, { leadIds, isRemoved, ...changes }: ChangeSaved) {
  const brandId = await requireEnabled(db, actor)
  return inTransaction(db, async (tx) => {
    const changed = await applyChanges(tx, brandId, leadIds, changes)
    if (isRemoved)
      await sql`update prospect_saved set removed_at = now() where brand_id = ${brandId} and prospect_id = any(${leadIds}::uuid[]) and removed_at is null`.execute(
        tx,
      )
    await publishLive(tx, { entityId: brandId }, 'prospects.changed')
    return { changed }
  })
}

/** What is not named stays. An owner is one of the team, else 404. */
async function applyChanges(
  tx: Tx,
  brandId: string,
  leadIds: readonly string[],
  { stage, notes, ownerId, remindOn }: Changes,
): Promise<number> {
  if (ownerId)
    found(
      await tx
        .selectFrom('association')
        .select('id')
        .where('id', '=', ownerId)
        .where('entityId', '=', brandId)
        .executeTakeFirst(),
    )
  const { rows } = await sql`
    update prospect_saved set stage = coalesce(${stage ?? null}::text, stage), notes = coalesce(${notes ?? null}::text, notes),
      owner_id = case when ${ownerId !== undefined} then ${ownerId ?? null}::uuid else owner_id end,
      remind_on = case when ${remindOn !== undefined} then ${remindOn ?? null}::date else remind_on end,
      reminded_at = case when ${remindOn !== undefined} then null else reminded_at end, updated_at = now()
    where brand_id = ${brandId} and prospect_id = any(${[...leadIds]}::uuid[]) and removed_at is null returning prospect_id`.execute(
    tx,
  )
  return rows.length
}

export async function listSaved({ db, key }: Deps, actor: BrandActor, query: SavedQuery) {
  const brandId = await requireEnabled(db, actor)
  await compileScores(db, brandId)
  const { pageNumber, pageSize } = query
  const where = savedConditions(query)
  const [rows, total, stages, team] = await Promise.all([
    savedRows(db, brandId, where, { limit: pageSize, offset: (pageNumber - 1) * pageSize }),
    countSaved(db, brandId, where),
    countStages(db, brandId),
    teamOf(db, brandId),
  ])
  return {
    leads: await presentSaved(db, key, brandId, rows),
    page: pageNumber,
    limit: pageSize,
    total,
    more: false,
    stages,
    team,
  }
}

export async function readSaved({ db, key }: Deps, actor: BrandActor, leadId: string) {
  await requireLead(db, actor, leadId)
  return readOne(db, key, actor.entityId, leadId)
}
