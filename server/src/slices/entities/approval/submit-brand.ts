import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { BrandApproval } from '@souk/contract/entities/approval.contract.ts'
import { approvalMoves, missingFor } from '@souk/contract/entities/brand-approval.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { entityOf, lockEntity } from '../model/own-entity.ts'
import { findApproval, presentApproval } from './approval.queries.ts'

const { from, to } = approvalMoves.submit

/** The brand asks to be opened, once it has all that the marketplace asks. */
export function submitBrand({ db }: Deps, actor: Actor, caller: Caller): Promise<BrandApproval> {
  const brandId = entityOf(actor)
  return inTransaction(db, async (tx) => {
    await lockEntity(tx, brandId) // its profile stays as it was checked
    const { has } = presentApproval(found(await findApproval(tx, brandId)))
    const missing = missingFor(has)
    const { numUpdatedRows } = await tx
      .updateTable('entity')
      .set({
        approval: to,
        approvalSubmittedAt: sql<Date>`now()`,
        approvalVersion: sql`approval_version + 1`,
      })
      .where('id', '=', brandId)
      .where('approval', 'in', [...from])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('conflict', 'entities.brandNotOpen')
    if (missing.length > 0) throw new Refusal('conflict', 'entities.brandIncomplete', { items: missing })
    await audit(tx, actor, { action: 'entities.brandSubmitted', subject: brandId, caller })
    await emit(tx, 'brand.submit', { brandId })
    await publishLive(tx, { entityId: brandId }, 'entity.changed', brandId)
    return presentApproval(found(await findApproval(tx, brandId)))
  })
}
