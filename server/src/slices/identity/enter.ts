import type { Actor } from '@souk/contract/core/abilities.ts'
import type { EntityType, SignedIn } from '@souk/contract/identity/identity.contract.ts'
import { type Db, inTransaction } from '../../platform/database/db.ts'
import { emit } from '../../platform/events/outbox.ts'
import { openSession } from '../../platform/access/sessions.ts'
import { type AssociationRecord, rememberAssociation } from './identity.queries.ts'

export type Device = { address: string; agent: string }

/** Opens a session in one of the person's places and remembers it as the last used. An impersonator leaves no such trace. */
export function enter(
  db: Db,
  userId: string,
  association: AssociationRecord,
  device: Device,
  impersonatorId?: string,
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const actor: Actor = { ...actorIn(userId, association), ...(impersonatorId && { impersonatorId }) }
    const { address, agent } = device
    const token = await openSession(tx, { ...actor, associationId: association.id }, { address, agent })
    if (!impersonatorId) await rememberAssociation(tx, userId, association.id)
    await emit(tx, 'user.signedIn', { actor })
    return { token, role: association.role as SignedIn['role'], entityType: association.type as EntityType | null }
  })
}

export function actorIn(userId: string, { role, entityId, type }: AssociationRecord): Actor {
  return { userId, role, entityId, side: type ?? 'souk' } as Actor
}
