import { sql } from 'kysely'
import type { DocumentStatus, EntityDocument } from '@souk/contract/entities/entity-shapes.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { signedAddress } from '../../../platform/serving/serve-files.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'

const addressSeconds = 600

/** A document expires by itself, the moment its day has passed; a rejected one stays rejected. */
export const effectiveStatus = sql<DocumentStatus>`
  case when document.expires_on < current_date and document.status <> 'REJECTED' then 'EXPIRED' else document.status end`

export function documentsOf(db: Db, entityId: string) {
  return db
    .selectFrom('document')
    .select(['id', 'kind', 'name', 'bytes', 'location', 'expiresOn', 'reason', 'createdAt'])
    .select(effectiveStatus.as('status'))
    .where('entityId', '=', entityId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
type DocumentRecord = Awaited<ReturnType<typeof documentsOf>>[number]

/** Private: the address is signed, and dead some minutes later. */
export function presentDocument(key: ServerKey, row: DocumentRecord): EntityDocument {
  const { id, name, bytes, location, expiresOn, status, reason, createdAt } = row
  return {
    id,
    kind: row.kind as EntityDocument['kind'],
    name,
    bytes,
    url: signedAddress(key, location, addressSeconds),
    expiresOn,
    status,
    reason,
    createdAt: createdAt.toISOString(),
  }
}

export async function removeDocumentsExcept(db: Db, entityId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('document')
    .where('entityId', '=', entityId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
}

export type Expiry = { id: string; expiresOn: string | null }

/** What was verified until one day is to be looked at again for another. */
export async function setExpiries(db: Db, entityId: string, expiries: readonly Expiry[]): Promise<void> {
  await sql`
    update document set expires_on = given.day,
      status = case when status = 'VERIFIED' then 'PENDING' else status end,
      reviewed_at = case when status = 'VERIFIED' then null else reviewed_at end,
      reviewed_by = case when status = 'VERIFIED' then null else reviewed_by end
    from unnest(${expiries.map(({ id }) => id)}::uuid[], ${expiries.map(({ expiresOn }) => expiresOn)}::date[])
      as given (id, day)
    where document.id = given.id and document.entity_id = ${entityId} and document.expires_on is distinct from given.day
  `.execute(db)
}

export type NewDocument = { kind: string; location: string; name: string; bytes: number; expiresOn: string | null }

export async function addDocuments(db: Db, entityId: string, documents: readonly NewDocument[]): Promise<void> {
  if (documents.length === 0) return
  await db
    .insertInto('document')
    .values(documents.map((document) => ({ ...document, entityId })))
    .execute()
}
