import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { isOwnRelation, type Trader } from '../../connections/door.ts'

/** The entities with an accepted relation, as a subquery; for a representative only their own. */
export function partnersOf(actor: Trader): RawBuilder<string> {
  const other = sql.ref(actor.side === 'brand' ? 'retailer_id' : 'brand_id')
  return sql`(select relation.${other} from relation where ${isOwnRelation(actor)} and relation.status = 'ACCEPTED')`
}

export async function listPartners(db: Db, actor: Trader) {
  const { rows } = await sql<{ entityId: string; name: string }>`
    select entity.id as entity_id, coalesce(nick_name.name, entity.name) as name
    from entity left join nick_name on nick_name.counterpart_id = entity.id and nick_name.entity_id = ${actor.entityId}
    where entity.id in ${partnersOf(actor)} order by lower(coalesce(nick_name.name, entity.name)), entity.id`.execute(
    db,
  )
  return rows
}

/** Everybody else of one's own team. */
export async function listTeammates(db: Db, { entityId, userId }: Trader) {
  const rows = await db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select(['association.userId', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('association.entityId', '=', entityId)
    .where('association.userId', '!=', userId)
    .orderBy('association.createdAt')
    .orderBy('association.id')
    .execute()
  return rows
}
