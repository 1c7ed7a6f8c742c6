import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** Uploaded by the entity's own people, or by a stranger who was signing up. */
export async function hasPicture(db: Db, entityId: string, use: 'logo' | 'banner', location: string): Promise<boolean> {
  const row = await db
    .selectFrom('storedFile')
    .select('id')
    .where('location', '=', location)
    .where('use', '=', use)
    .where(sql<boolean>`(entity_id = ${entityId} or (entity_id is null and user_id is null))`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The documents at these locations that the entity's own people uploaded; a file sent twice is its newest row. */
export function uploadedDocuments(db: Db, entityId: string, locations: readonly string[]) {
  return db
    .selectFrom('storedFile')
    .distinctOn('location')
    .select(['location', 'name', 'bytes'])
    .where('entityId', '=', entityId)
    .where('use', '=', 'document')
    .where('location', 'in', locations.length > 0 ? locations : [''])
    .orderBy('location')
    .orderBy('id', 'desc')
    .execute()
}
