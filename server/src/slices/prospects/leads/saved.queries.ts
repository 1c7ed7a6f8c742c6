import { type RawBuilder, sql } from 'kysely'
import type { LeadDetail, SavedLead, Stage } from '@souk/contract/prospects/prospect-shapes.ts'
import type { SavedQuery } from '@souk/contract/prospects/prospects.contract.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { leadColumns, type LeadRow, leadsOf } from './lead-rows.queries.ts'
import { presentLeads } from './present-lead.ts'

export type SavedRow = LeadRow & {
  stage: Stage
  notes: string
  ownerId: string | null
  ownerName: string | null
  remindOn: string | null
  savedAt: Date
  invitedAt: Date | null
}
type Where = RawBuilder<unknown>

const trackingColumns = sql`saved.stage, saved.notes, saved.owner_id, person.first_name || ' ' || person.last_name as owner_name,
  saved.remind_on, saved.saved_at, invitation.sent_at as invited_at`
const joins = sql`
  left join association on association.id = saved.owner_id left join user_account person on person.id = association.user_id
  left join prospect_invitation invitation on invitation.brand_id = saved.brand_id and invitation.prospect_id = saved.prospect_id`

/** Saved prospects of a brand, in tenant scope. */
export async function savedRows(
  db: Db,
  brandId: string,
  where: Where,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<SavedRow>`
    select ${leadColumns(brandId)}, ${trackingColumns} ${leadsOf(brandId)}
      join prospect_saved saved on saved.brand_id = score.brand_id and saved.prospect_id = prospect.id and saved.removed_at is null ${joins}
    where score.brand_id = ${brandId} and ${where}
    order by saved.saved_at desc, prospect.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export function savedConditions({ search, filters }: Pick<SavedQuery, 'search' | 'filters'>): Where {
  const words = search.trim()
  const all = [
    ...(words ? [sql`prospect.words @@ websearch_to_tsquery('simple', ${words})`] : []),
    ...(filters.stage ? [sql`saved.stage = ${filters.stage}`] : []),
    ...(filters.ownerId ? [sql`saved.owner_id = ${filters.ownerId}`] : []),
    ...(filters.due ? [sql`saved.remind_on <= current_date`] : []),
  ]
  return all.length ? sql`(${sql.join(all, sql` and `)})` : sql`(true)`
}

export async function countSaved(db: Db, brandId: string, where: Where): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from prospect_saved saved join prospect on prospect.id = saved.prospect_id
    where saved.brand_id = ${brandId} and saved.removed_at is null and ${where}`.execute(db)
  return rows[0]!.total
}

export async function countStages(db: Db, brandId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ stage: string; count: number }>`
    select stage, count(*)::int as count from prospect_saved where brand_id = ${brandId} and removed_at is null group by stage`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ stage, count }) => [stage, count]))
}

export async function teamOf(db: Db, brandId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select association.id, person.first_name || ' ' || person.last_name as name
    from association join user_account person on person.id = association.user_id
    where association.entity_id = ${brandId} order by name, association.id limit 200`.execute(db)
  return rows
}

export async function presentSaved(
  db: Db,
  key: ServerKey,
  brandId: string,
  rows: readonly SavedRow[],
): Promise<SavedLead[]> {
  const leads = await presentLeads(db, key, brandId, rows)
  return leads.map((lead, at) => ({ ...lead, ...trackingOf(rows[at]!), savedAt: rows[at]!.savedAt.toISOString() }))
}

type Tracked = Pick<SavedRow, 'stage' | 'notes' | 'ownerId' | 'ownerName' | 'remindOn' | 'invitedAt'>
const trackingOf = ({ stage, notes, ownerId, ownerName, remindOn, invitedAt }: Tracked) => ({
  stage,
  notes,
  owner: ownerId ? { id: ownerId, name: ownerName ?? '' } : null,
  remindOn,
  invitedAt: invitedAt?.toISOString() ?? null,
})

export async function findTracking(db: Db, brandId: string, leadId: string): Promise<LeadDetail['tracking']> {
  const { rows } = await sql<Tracked>`
    select ${trackingColumns} from prospect_saved saved ${joins}
    where saved.brand_id = ${brandId} and saved.prospect_id = ${leadId} and saved.removed_at is null`.execute(db)
  return rows[0] ? trackingOf(rows[0]) : null
}
