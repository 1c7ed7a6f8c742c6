import { sql } from 'kysely'
import type { SavedView, ViewPage } from '@souk/contract/analytics/views.contract.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'

const mostViews = 100
type Row = SavedView & { creatorId: string | null }

/** The team's views; whether one is mailed is each person's own choice. */
async function rowsOf(db: Db, { entityId, userId }: Trader, which: { page?: ViewPage; id?: string }): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select view.id, view.page, view.name, view.search, view.created_by as creator_id, person.first_name || ' ' || person.last_name as created_by,
      coalesce(view.created_by = ${userId}, false) as is_yours, mail.user_id is not null as is_mailed
    from analytics_view view left join user_account person on person.id = view.created_by
      left join analytics_view_mail mail on mail.view_id = view.id and mail.user_id = ${userId}
    where view.entity_id = ${entityId} and (${which.page ?? null}::text is null or view.page = ${which.page ?? null})
      and (${which.id ?? null}::uuid is null or view.id = ${which.id ?? null}::uuid)
    order by lower(view.name), view.id limit ${mostViews}`.execute(db)
  return rows
}

const present = ({ creatorId: _creatorId, ...view }: Row): SavedView => view

export const listViews = async (db: Db, actor: Trader, page: ViewPage) =>
  (await rowsOf(db, actor, { page })).map(present)

export function saveView(db: Db, actor: Trader, input: { page: ViewPage; name: string; search: string }) {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into analytics_view (entity_id, created_by, page, name, search)
      select ${actor.entityId}::uuid, ${actor.userId}::uuid, ${input.page}, ${input.name}, ${input.search}
      where (select count(*) from analytics_view where entity_id = ${actor.entityId}) < ${mostViews}
      on conflict (entity_id, page, name) do nothing returning id`.execute(tx)
    if (rows[0]) return present((await rowsOf(tx, actor, { id: rows[0].id }))[0]!)
    const isNamed = (await rowsOf(tx, actor, { page: input.page })).some(({ name }) => name === input.name)
    throw isNamed
      ? new Refusal('conflict', 'analytics.viewName', { field: 'name' })
      : new Refusal('conflict', 'analytics.tooManyViews')
  })
}

type Change = { name?: string | undefined; search?: string | undefined; isMailed?: boolean | undefined }

/** A view is changed by the person who saved it or an admin; each person chooses their own mail. */
export function changeView(db: Db, actor: Trader, id: string, { name, search, isMailed }: Change) {
  return inTransaction(db, async (tx) => {
    const view = found((await rowsOf(tx, actor, { id }))[0])
    if (name !== undefined || search !== undefined) {
      requireOwn(actor, view)
      const { rows } =
        await sql`update analytics_view set name = ${name ?? view.name}, search = ${search ?? view.search}
        where id = ${id} and not exists (select from analytics_view other where other.entity_id = ${actor.entityId}
          and other.page = ${view.page} and other.name = ${name ?? view.name} and other.id <> ${id}) returning id`.execute(
          tx,
        )
      if (rows.length === 0) throw new Refusal('conflict', 'analytics.viewName', { field: 'name' })
    }
    if (isMailed === true)
      await sql`insert into analytics_view_mail (view_id, user_id, association_id)
        select ${id}::uuid, user_id, id from association where entity_id = ${actor.entityId} and user_id = ${actor.userId} and role = ${actor.role}
        limit 1 on conflict do nothing`.execute(tx)
    if (isMailed === false)
      await sql`delete from analytics_view_mail where view_id = ${id} and user_id = ${actor.userId}`.execute(tx)
    return present((await rowsOf(tx, actor, { id }))[0]!)
  })
}

export function removeView(db: Db, actor: Trader, id: string): Promise<null> {
  return inTransaction(db, async (tx) => {
    requireOwn(actor, found((await rowsOf(tx, actor, { id }))[0]))
    await sql`delete from analytics_view where id = ${id} and entity_id = ${actor.entityId}`.execute(tx)
    return null
  })
}

function requireOwn({ userId, role }: Trader, { creatorId }: Row): void {
  if (creatorId !== userId && role !== 'entityAdmin') throw new Refusal('forbidden', 'analytics.notYourView')
}
