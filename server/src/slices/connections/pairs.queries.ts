import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { isOfSameKind } from './find-candidates.ts'
import type { Pair, Trader } from './tenant-scope.ts'

/** Whatever two entities do to each other queues here, so that both asking at once end in one relation. */
export async function lockPair(tx: Db, { brandId, retailerId }: Pair): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${brandId} ${retailerId}`}, 11))`.execute(tx)
}

/** Entities that may be asked: a live brand, a marketplace retailer, or an earlier partner. */
export function findCounterpart(db: Db, { side, entityId }: Trader, id: string) {
  const other = side === 'brand' ? 'retailer' : 'brand'
  const isOpen =
    side === 'brand' ? sql<boolean>`('marketplace' = any(entity.access))` : sql<boolean>`(entity.live_from <= now())`
  const isKnown = sql<boolean>`(
    exists (select from relation where ${sql.ref(`relation.${side}Id`)} = ${entityId} and ${sql.ref(`relation.${other}Id`)} = entity.id)
    or exists (select from connection_request one where ${sql.ref(`one.${side}Id`)} = ${entityId}
      and ${sql.ref(`one.${other}Id`)} = entity.id and one.sender_side = ${other}))`
  return db
    .selectFrom('entity')
    .select(['entity.id', 'entity.name', 'entity.isDemo'])
    .where('entity.id', '=', id)
    .where('entity.type', '=', other)
    .where(isOfSameKind(entityId))
    .where((eb) => eb.or([isOpen, isKnown]))
    .executeTakeFirst()
}

export function findRelationOf(db: Db, { brandId, retailerId }: Pair) {
  return db
    .selectFrom('relation')
    .select(['id', 'status', 'connectedAt'])
    .where('brandId', '=', brandId)
    .where('retailerId', '=', retailerId)
    .executeTakeFirst()
}

/** Open screens of both sides ask again for what they may see now. */
export async function tellBoth(tx: Db, { brandId, retailerId }: Pair, id: string): Promise<void> {
  for (const entityId of [brandId, retailerId].sort()) await publishLive(tx, { entityId }, 'connections.changed', id)
}
