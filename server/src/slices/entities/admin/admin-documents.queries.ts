import type { Paging } from '@souk/contract/core/paging.ts'
import type { DocumentFilters } from '@souk/contract/entities/admin-lists.ts'
import type { PendingDocument } from '@souk/contract/entities/admin.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { signedAddress } from '../../../platform/serving/serve-files.ts'
import { pagedList } from '../../../platform/data/database/paged-list.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { effectiveStatus } from '../model/documents.queries.ts'

const minutes = 10

function selectDocuments(db: Db) {
  return db
    .selectFrom('document')
    .innerJoin('entity', 'entity.id', 'document.entityId')
    .select([
      'document.id',
      'document.kind',
      'document.name',
      'document.bytes',
      'document.location',
      'document.expiresOn',
      'document.reason',
      'document.createdAt',
      'document.entityId',
      'entity.name as entityName',
      'entity.type as side',
      effectiveStatus.as('status'),
    ])
}

/** Every entity's documents, the longest waiting first. */
export const listDocuments = (db: Db, { status, ...paging }: DocumentFilters & Paging) =>
  pagedList(
    db,
    selectDocuments(db),
    (rows) => rows.$if(status !== undefined, (some) => some.where(effectiveStatus, '=', status!)),
    { id: 'document.id', by: ['document.createdAt'], direction: 'asc' },
    paging,
  )

export function findDocument(db: Db, id: string) {
  return selectDocuments(db).where('document.id', '=', id).executeTakeFirst()
}

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>

export function presentDocument(
  { location, createdAt, entityId, entityName, side, kind, ...row }: Row,
  key: ServerKey,
): PendingDocument {
  return {
    ...row,
    kind: kind as PendingDocument['kind'],
    url: signedAddress(key, location, minutes * 60),
    createdAt: createdAt.toISOString(),
    entity: { id: entityId, name: entityName, side: side as PendingDocument['entity']['side'] },
  }
}
