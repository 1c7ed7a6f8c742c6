import { sql } from 'kysely'
import type { DirectFilters } from '@souk/contract/connections/connection-lists.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { DirectRetailer } from '@souk/contract/connections/direct.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { containing } from '../../platform/data/database/like.ts'
import { allGiven, type Order, pagedList } from '../../platform/data/database/paged-list.ts'
import type { DirectValues, Known } from './direct-sheet.ts'
import { repOf } from './present-relation.ts'
import { isOrNone } from './relations.queries.ts'
import { sellersOf } from './sales-team.queries.ts'
import { isOwnDirect, placesOf, type Trader } from './tenant-scope.ts'

const status = sql<DirectRetailer['status']>`(case when direct.joined_at is not null then 'JOINED'
  when direct.invited_at is not null then 'INVITED' else 'ADDED' end)`
/** One invitation per address and week, however often it is removed and added. */
const mayInvite = sql<boolean>`(direct.joined_at is null and not exists (select from direct_mail mail
  where mail.brand_id = direct.brand_id and mail.email = direct.email and mail.sent_at > now() - interval '7 days'))`

export function directRows(db: Db, actor: Trader) {
  return db
    .selectFrom('directRetailer as direct')
    .leftJoin('retailerGroup as bundle', 'bundle.id', 'direct.groupId')
    .leftJoin('association as place', 'place.id', 'direct.salesRepId')
    .leftJoin('userAccount as rep', 'rep.id', 'place.userId')
    .select(['direct.id', 'direct.name', 'direct.email', 'direct.country', 'direct.notes', 'direct.invitedAt'])
    .select(['direct.firstName as first', 'direct.lastName as last', 'direct.relationId', 'direct.createdAt'])
    .select(['bundle.id as groupId', 'bundle.name as groupName'])
    .select(['rep.id as repId', 'rep.firstName', 'rep.lastName', 'rep.email as repEmail'])
    .select([status.as('status'), mayInvite.as('mayInvite')])
    .where(isOwnDirect(actor))
}
type DirectRows = ReturnType<typeof directRows>
export type DirectRecord = Awaited<ReturnType<DirectRows['execute']>>[number]

const byName: Order = { by: [sql`lower(direct.name)`], direction: 'asc' }

/** The whole address book, in its order. */
export const directInOrder = (db: Db, actor: Trader) =>
  directRows(db, actor)
    .orderBy(sql`lower(direct.name)`)
    .orderBy('direct.id')

export function listDirect(db: Db, actor: Trader, { after, page, limit, ...filters }: DirectFilters & Paging) {
  const narrow = (rows: DirectRows) =>
    rows.where(
      allGiven<DirectFilters>(filters, {
        q: (text) => sql`(direct.name ilike ${containing(text)} or direct.email ilike ${containing(text)})`,
        status: (value) => sql`${status} = ${value}`,
        groupId: (id) => isOrNone('direct.groupId', id),
        salesRepId: (id) => (id === 'none' ? sql`(direct.sales_rep_id is null)` : sql`rep.id = ${id}`),
      }),
    )
  return pagedList(db, directRows(db, actor), narrow, { id: 'direct.id', ...byName }, { after, page, limit })
}

export function presentDirect(row: DirectRecord): DirectRetailer {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    firstName: row.first,
    lastName: row.last,
    country: row.country,
    group: row.groupId === null ? null : { id: row.groupId, name: row.groupName! },
    salesRep: repOf(row),
    notes: row.notes,
    status: row.status,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    mayInvite: row.mayInvite,
    relationId: row.relationId,
    createdAt: row.createdAt.toISOString(),
  }
}

/** What a brand's sheet is judged against; of the address book only the mails that are named. */
export async function knownFor(db: Db, actor: Trader, emails: readonly string[]): Promise<Known> {
  const [groups, sellers, retailers, places] = await Promise.all([
    db.selectFrom('retailerGroup').select(['id', 'name']).where('brandId', '=', actor.entityId).execute(),
    sellersOf(db, actor).execute(),
    db
      .selectFrom('directRetailer as direct')
      .select(['email', 'name', 'firstName', 'lastName', 'country', 'groupId', 'salesRepId', 'notes'])
      .select(sql<boolean>`coalesce(${isOwnDirect(actor)}, false)`.as('isOwn')) // an unassigned one is not the actor's own
      .where('brandId', '=', actor.entityId)
      .where(sql<boolean>`email = any(${[...emails]}::text[])`)
      .execute(),
    sql<{ id: string }>`select id from ${placesOf({ ...actor, role: 'salesRepresentative' } as Trader)} own`.execute(
      db,
    ),
  ])
  return {
    groups: new Map(groups.map(({ id, name }) => [name.toLowerCase(), id])),
    sellers: new Map(sellers.map(({ id, email, isOwn }) => [email, { id, isOwn }])),
    retailers: new Map(retailers.map((row) => [row.email, row])),
    ownPlace: actor.role === 'salesManager' ? (places.rows[0]?.id ?? null) : null,
  }
}

/** Writes them by their mail; who has joined or was invited stays so. */
export async function putDirect(tx: Db, brandId: string, rows: readonly DirectValues[]): Promise<void> {
  const columns = ['name', 'firstName', 'lastName', 'country', 'groupId', 'salesRepId', 'notes'] as const
  for (let from = 0; from < rows.length; from += 500) {
    await tx
      .insertInto('directRetailer')
      .values(rows.slice(from, from + 500).map((row) => ({ brandId, ...row })))
      .onConflict((conflict) =>
        conflict
          .columns(['brandId', 'email'])
          .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
      )
      .execute()
  }
}
