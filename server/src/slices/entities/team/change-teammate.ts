import type { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Teammate, TeammateChange, TeamRole } from '@souk/contract/entities/team.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import { findLed, findManager, type Lead, leadTeam, requireAnotherAdmin, requireAssignable } from './lead-team.ts'
import { moveRepresentatives, type Place, setRole, teammatesOf } from './team.queries.ts'

type Input = z.output<typeof TeammateChange>

/** Changes a teammate's role or manager, effective at once in open sessions. */
export function changeTeammate(
  { db }: Deps,
  actor: Actor,
  userId: string,
  input: Input,
  caller: Caller,
): Promise<Teammate> {
  return inTransaction(db, async (tx) => {
    const lead = await leadTeam(tx, actor)
    const place = await findLed(tx, lead, userId)
    const role = input.role ?? (place.role as TeamRole)
    const { id: entityId } = lead.entity
    if (input.role) requireAssignable(actor, input.role)
    const managerId = await managerAfter(tx, lead, place, role, input.managerId)
    if (role !== place.role) {
      await requireAnotherAdmin(tx, entityId, place)
      await moveRepresentatives(tx, place, null)
    }
    const saved = { table: 'association', id: place.id, action: 'team.changed', subject: userId } as const
    await nextVersion(tx, actor, saved, input.version)
    await setRole(tx, place, role, managerId)
    const details = { from: place.role, to: role, managerId }
    await audit(tx, actor, { action: 'team.changed', subject: userId, details, caller })
    if (role !== place.role) await emit(tx, 'team.roleChanged', { entityId, userId, role, by: actor.userId })
    await publishLive(tx, { userId }, 'session.changed')
    await publishLive(tx, { entityId }, 'team.changed')
    return found((await teammatesOf(tx, entityId, actor, { userId }))[0])
  })
}

/** Absent fields stay; only a representative has a manager, never themselves. */
async function managerAfter(
  tx: Tx,
  lead: Lead,
  place: Place,
  role: TeamRole,
  requested: string | null | undefined,
): Promise<string | null> {
  if (role !== 'salesRepresentative') {
    if (requested) throw new Refusal('invalid', 'team.onlyRepresentatives', { field: 'managerId' })
    return null
  }
  if (requested === undefined) return place.managerId
  if (requested === null && lead.own.role === 'entityAdmin') return null
  if (requested === null || requested === place.userId) {
    throw new Refusal('invalid', 'team.noSuchManager', { field: 'managerId' })
  }
  return findManager(tx, lead, requested)
}
