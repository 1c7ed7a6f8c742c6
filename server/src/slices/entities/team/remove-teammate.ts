import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { endTokens } from '../../../platform/data/access/one-time-tokens.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { findLed, leadTeam, requireAnotherAdmin } from './lead-team.ts'
import { deleteAssociation, endOffersOf } from './team.queries.ts'

/** Out of the team: sessions in it end, links and offers lead nowhere. */
export function removeTeammate({ db }: Deps, actor: Actor, userId: string, caller: Caller): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await leadTeam(tx, actor)
    const place = await findLed(tx, lead, userId)
    const { id: entityId } = lead.entity
    await requireAnotherAdmin(tx, entityId, place)
    await deleteAssociation(tx, place)
    await endTokens(tx, 'invitationLink', place.id)
    await endOffersOf(tx, entityId, userId)
    await audit(tx, actor, { action: 'team.removed', subject: userId, details: { role: place.role }, caller })
    await publishLive(tx, { userId }, 'session.ended')
    await publishLive(tx, { entityId }, 'team.changed')
  })
}
