import { sql } from 'kysely'
import type { Db } from '../../platform/data/database/db.ts'
import { beginningWith, containing } from '../../platform/data/database/like.ts'

const maxFound = 20

/** Sandboxes and real companies never meet. */
export const isOfSameKind = (entityId: string) =>
  sql<boolean>`entity.is_sandbox = (select own.is_sandbox from entity own where own.id = ${entityId})`

/** Found by the beginning of a word of their name, in the open marketplace only. */
export function findCandidates(db: Db, brandId: string, q: string) {
  return db
    .selectFrom('entity')
    .select(['entity.id', 'entity.name', 'entity.country'])
    .where('entity.type', '=', 'retailer')
    .where(isOfSameKind(brandId))
    .where(sql<boolean>`'marketplace' = any(entity.access)`)
    .where(sql<boolean>`(entity.name ilike ${beginningWith(q)} or entity.name ilike ${containing(` ${q}`)})`)
    .where(
      sql<boolean>`not exists (select from relation where relation.brand_id = ${brandId}
        and relation.retailer_id = entity.id and relation.status = 'ACCEPTED')`,
    )
    .where(
      sql<boolean>`not exists (select from connection_request request where request.brand_id = ${brandId}
        and request.retailer_id = entity.id and request.status = 'PENDING' and request.expires_at > now())`,
    )
    .orderBy('entity.name')
    .orderBy('entity.id')
    .limit(maxFound)
    .execute()
}
