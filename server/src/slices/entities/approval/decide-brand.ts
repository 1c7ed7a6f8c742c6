import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { AdminBrand, Decision } from '@souk/contract/entities/approval.contract.ts'
import { approvalMoves, needsReason } from '@souk/contract/entities/brand-approval.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { findApproval, presentAdminBrand } from './approval.queries.ts'

/** What staff decide: one update, over the submission that they looked at. */
export function decideBrand(
  { db, key }: Deps,
  actor: Actor,
  id: string,
  { decision, reason, version }: Decision,
  caller: Caller,
): Promise<AdminBrand> {
  return inTransaction(db, async (tx) => {
    const given = needsReason(decision) ? reason : ''
    if (!(await decide(tx, id, { decision, reason: given, version }))) {
      found(await findApproval(tx, id))
      throw new Refusal('stale', 'entities.brandDecidedMeanwhile')
    }
    await audit(tx, actor, {
      action: 'admin.brandDecided',
      subject: id,
      details: { decision, ...(given && { reason: given }) },
      caller,
    })
    await emit(tx, `brand.${decision}`, { brandId: id, ...(given && { reason: given }) })
    await publishLive(tx, { entityId: id }, 'entity.changed', id)
    await publishLive(tx, { entityId: id }, 'catalog.changed')
    return presentAdminBrand(found(await findApproval(tx, id)), key)
  })
}

async function decide(tx: Tx, id: string, { decision, reason, version }: Decision): Promise<boolean> {
  const { from, to } = approvalMoves[decision]
  // A launch date that passed while the brand waited is moved to the day it opens.
  const opens = sql<string>`greatest(launch_date, (now() at time zone time_zone)::date)`
  const { numUpdatedRows } = await tx
    .updateTable('entity')
    .set({
      approval: to,
      approvalReason: reason,
      approvalVersion: sql`approval_version + 1`,
      approvalDecidedAt: sql<Date>`now()`,
      ...(to === 'APPROVED' && {
        launchDate: opens,
        liveFrom: sql<Date>`${opens}::timestamp at time zone time_zone`,
      }),
    })
    .where('id', '=', id)
    .where('type', '=', 'brand')
    .where('approval', 'in', [...from])
    .where('approvalVersion', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
