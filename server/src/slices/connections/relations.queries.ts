import { sql } from 'kysely'
import type {
  OwnTerms,
  RelationContact,
  RelationEvent,
  RelationEventKind,
} from '@souk/contract/connections/connection-shapes.ts'
import type { RelationsQuery } from '@souk/contract/connections/connections.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { containing } from '../../platform/data/database/like.ts'
import { paged } from '../../platform/data/database/paged.ts'
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
export type RelationRecord = Awaited<ReturnType<ReturnType<typeof relationRows>['execute']>>[number]

const orders = {
  name: { key: sql`lower(other.name)`, direction: 'asc' },
  newest: { key: sql`relation.connected_at`, direction: 'desc' },
  oldest: { key: sql`relation.connected_at`, direction: 'asc' },
} as const

export function listRelations(db: Db, actor: Trader, query: RelationsQuery) {
  const { q, groupId, salesRepId, origin, status, sort, after } = query
  const { key, direction } = orders[sort]
  const isBrand = actor.side === 'brand' // a retailer knows nothing of groups
  const list = relationRows(db, actor)
    .where('relation.status', '=', status)
    .$if(Boolean(q), (rows) =>
      rows.where((eb) =>
        eb.or([eb('other.name', 'ilike', containing(q!)), eb('nickName.name', 'ilike', containing(q!))]),
      ),
    )
    .$if(isBrand && groupId === 'none', (rows) => rows.where('relation.groupId', 'is', null))
    .$if(isBrand && groupId !== undefined && groupId !== 'none', (rows) =>
      rows.where('relation.groupId', '=', groupId!),
    )
    .$if(salesRepId === 'none', (rows) => rows.where('relation.salesRepId', 'is', null))
    .$if(salesRepId !== undefined && salesRepId !== 'none', (rows) => rows.where('rep.id', '=', salesRepId!))
    .$if(origin !== undefined, (rows) => rows.where('relation.origin', '=', origin!))
    .$if(after !== undefined, (rows) => {
      const last = relationRows(db, actor).where('relation.id', '=', after!).clearSelect()
      const than = direction === 'asc' ? sql`>` : sql`<`
      return rows.where(sql<boolean>`(${key}, relation.id) ${than} (${last.select([key.as('key'), 'relation.id'])})`)
    })
    .orderBy(key, direction)
    .orderBy('relation.id', direction)
  return paged(db, list, query)
}

export function findRelation(db: Db, actor: Trader, id: string) {
  return relationRows(db, actor)
    .innerJoin('entity as brand', 'brand.id', 'relation.brandId')
    .select(['relation.terms', 'relation.notes', 'relation.version', 'other.website'])
    .select(sql<OwnTerms>`brand.commercial_terms`.as('brandTerms'))
    .where('relation.id', '=', id)
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
