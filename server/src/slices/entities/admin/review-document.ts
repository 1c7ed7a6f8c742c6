import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { PendingDocument } from '@souk/contract/entities/admin.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found } from '../../../platform/base/refusal.ts'
import { findDocument, presentDocument } from './admin-documents.queries.ts'

type Verdict = { status: 'VERIFIED' | 'REJECTED'; reason: string }

/** The entity learns of it at once. */
export function reviewDocument(
  { db, key }: Deps,
  actor: Actor,
  id: string,
  { status, reason }: Verdict,
  caller: Caller,
): Promise<PendingDocument> {
  return inTransaction(db, async (tx) => {
    await tx
      .updateTable('document')
      .set({ status, reason, reviewedAt: sql`now()`, reviewedBy: actor.userId })
      .where('id', '=', id)
      .execute()
    const document = found(await findDocument(tx, id))
    await audit(tx, actor, { action: 'admin.documentReviewed', subject: id, details: { status, reason }, caller })
    await publishLive(tx, { entityId: document.entityId }, 'entity.changed', document.entityId)
    return presentDocument(document, key)
  })
}
