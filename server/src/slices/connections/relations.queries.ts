import { sql } from 'kysely'
import {
  ownNotes,
  type OwnTerms,
  type RelationContact,
  type RelationEvent,
  type RelationEventKind,
  type RelationPlace,
} from '@souk/contract/connections/connection-shapes.ts'
import type { RelationFilters, relationList } from '@souk/contract/connections/connection-lists.ts'
import type { SortOf } from '@souk/contract/core/lists/list.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { containing } from '../../platform/data/database/like.ts'
import { allGiven, type Order, pagedList } from '../../platform/data/database/paged-list.ts'
import { isOwnRelation, type Trader } from './tenant-scope.ts'

/** Relations as one side reads them, each with its counterpart. */
function relationRows(db: Db, actor: Trader) {
  return db
    .selectFrom('relation')
    .innerJoin('entity as other', 'other.id', actor.side === 'brand' ? 'relation.retailerId' : 'relation.brandId')
    .leftJoin('nickName', (join) =>
      join.onRef('nickName.counterpartId', '=', 'other.id').on('nickName.entityId', '=', actor.entityId),
    )
    .leftJoin('retailerGroup as bundle', 'bundle.id', 'relation.groupId')
    .leftJoin('association as place', 'place.id', 'relation.salesRepId')
    .leftJoin('userAccount as rep', 'rep.id', 'place.userId')
    .select(['relation.id', 'relation.brandId', 'relation.retailerId', 'relation.status', 'relation.origin'])
    .select(['relation.connectedAt', 'relation.endedAt', 'bundle.id as groupId', 'bundle.name as groupName'])
    .select(['rep.id as repId', 'rep.firstName', 'rep.lastName', 'rep.email as repEmail'])
    .select(['other.id as otherId', 'other.name', 'other.logo', 'other.country', 'nickName.name as nickName'])
    .where(isOwnRelation(actor))
}
type RelationRows = ReturnType<typeof relationRows>
export type RelationRecord = Awaited<ReturnType<RelationRows['execute']>>[number]

type Input = RelationFilters & Paging & { sort: SortOf<typeof relationList> }

const orders: Record<Input['sort'], Order> = {
  name: { by: [sql`lower(other.name)`], direction: 'asc' },
  newest: { by: ['relation.connectedAt'], direction: 'desc' },
  oldest: { by: ['relation.connectedAt'], direction: 'asc' },
}

const narrowedBy = ({ side }: Trader, input: RelationFilters) =>
  allGiven<RelationFilters>(input, {
    q: (text) => sql`(other.name ilike ${containing(text)} or nick_name.name ilike ${containing(text)})`,
    groupId: (id) => (side === 'brand' ? isOrNone('relation.groupId', id) : sql`true`), // a retailer knows nothing of groups
    salesRepId: (id) => (id === 'none' ? sql`(relation.sales_rep_id is null)` : sql`rep.id = ${id}`),
    origin: (value) => sql`relation.origin = ${value}`,
    status: (value) => sql`relation.status = ${value}`,
  })

export const isOrNone = (column: string, id: string) =>
  id === 'none' ? sql`(${sql.ref(column)} is null)` : sql`(${sql.ref(column)} = ${id})`

export function listRelations(db: Db, actor: Trader, { sort, after, page, limit, ...filters }: Input) {
  const narrow = (rows: RelationRows) => rows.where(narrowedBy(actor, filters))
  return pagedList(db, relationRows(db, actor), narrow, { id: 'relation.id', ...orders[sort] }, { after, page, limit })
}

/** By the relation's own id, or by the counterpart's. */
export function findRelation(db: Db, actor: Trader, id: string) {
  const otherId = actor.side === 'brand' ? sql`relation.retailer_id` : sql`relation.brand_id`
  return relationRows(db, actor)
    .innerJoin('entity as brand', 'brand.id', 'relation.brandId')
    .select(['relation.terms', 'relation.version', 'other.website'])
    .select(ownNotes.map((name) => `relation.${name}` as const))
    .select(sql<OwnTerms>`brand.commercial_terms`.as('brandTerms'))
    .where(sql<boolean>`(relation.id = ${id} or ${otherId} = ${id})`)
    .executeTakeFirst()
}

/** Whom a brand can write to: the people of a retailer who have joined, its admins first. */
export async function contactsOf(db: Db, retailerId: string): Promise<RelationContact[]> {
  const rows = await db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select(['userAccount.firstName', 'userAccount.lastName', 'userAccount.email', 'association.role'])
    .where('association.entityId', '=', retailerId)
    .where('association.joinedAt', 'is not', null)
    .orderBy(sql`association.role = 'entityAdmin' desc`)
    .orderBy('association.createdAt')
    .limit(20)
    .execute()
  return rows.map(({ firstName, lastName, email, role }) => ({
    name: `${firstName} ${lastName}`.trim(),
    email,
    isAdmin: role === 'entityAdmin',
  }))
}

/** The open stores of a retailer, each with its address, else with the usual one to send to. */
export async function placesFor(db: Db, retailerId: string): Promise<RelationPlace[]> {
  const { rows } = await sql<RelationPlace>`
    select store.id, store.name, store.country, (
      select json_build_object('label', label, 'contactName', contact_name, 'phone', phone, 'line1', line1, 'line2', line2,
        'city', city, 'region', region, 'postalCode', postal_code, 'country', country)
      from address where address.entity_id = store.entity_id
      order by address.id = store.address_id desc nulls last, is_default_shipping desc, created_at, id limit 1) as address
    from store where store.entity_id = ${retailerId} and store.closed_at is null
    order by store.created_at, store.id limit 100`.execute(db)
  return rows
}

/** Locked for a change, in one order. */
export function lockRelations(tx: Db, actor: Trader, ids: readonly string[]) {
  return tx
    .selectFrom('relation')
    .leftJoin('retailerGroup as bundle', 'bundle.id', 'relation.groupId')
    .leftJoin('association as place', 'place.id', 'relation.salesRepId')
    .leftJoin('userAccount as rep', 'rep.id', 'place.userId')
    .selectAll('relation')
    .select(['bundle.name as groupName', 'place.userId as repId'])
    .select(sql<string | null>`rep.first_name || ' ' || rep.last_name`.as('repName'))
    .where(isOwnRelation(actor))
    .where(sql<boolean>`relation.id = any(${[...ids]}::uuid[])`)
    .orderBy('relation.id')
    .forUpdate('relation')
    .execute()
}
export type LockedRelation = Awaited<ReturnType<typeof lockRelations>>[number]

const ofBrandOnly: readonly RelationEventKind[] = ['GROUP', 'SALES_REP', 'NOTES']

/** The latest events; a brand's arrangements are hidden from the retailer, and people are named to their own side only. */
export async function historyOf(db: Db, { side }: Trader, relationId: string): Promise<RelationEvent[]> {
  const rows = await db
    .selectFrom('relationEvent as event')
    .leftJoin('userAccount', 'userAccount.id', 'event.userId')
    .select(['event.id', 'event.kind', 'event.side', 'event.at', 'event.before', 'event.after'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('name'))
    .where('relationId', '=', relationId)
    .$if(side === 'retailer', (query) => query.where('event.kind', 'not in', ofBrandOnly))
    .orderBy('event.id', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as RelationEventKind,
    at: row.at.toISOString(),
    isOwnSide: row.side === side,
    byName: row.side === side ? row.name : null,
    from: row.before,
    to: row.after,
  }))
}
