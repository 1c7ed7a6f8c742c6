import type { Actor } from '@souk/contract/core/abilities.ts'
import type { LegalText } from '@souk/contract/legal/legal.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { currentFor, readPending, recordAcceptances } from './model/legal.queries.ts'

/** Only what holds now can be accepted: a text that was replaced meanwhile is read first. */
export function acceptTexts(
  { db }: Deps,
  actor: Actor,
  versionIds: readonly string[],
  caller: Caller,
): Promise<LegalText[]> {
  const { userId, side } = actor
  return inTransaction(db, async (tx) => {
    const current = new Set((await currentFor(tx, side)).map(({ id }) => id))
    if (!versionIds.every((id) => current.has(id))) throw new Refusal('conflict', 'legal.notCurrent')
    await recordAcceptances(tx, userId, [...new Set(versionIds)])
    await audit(tx, actor, { action: 'legal.accepted', subject: userId, details: { versionIds }, caller })
    await publishLive(tx, { userId }, 'session.changed')
    return readPending(tx, userId, side)
  })
}
