import type { Actor } from '@souk/contract/core/abilities.ts'
import type { EntityType, SignedIn } from '@souk/contract/identity/identity.contract.ts'
import { type Db, inTransaction } from '../../platform/database/db.ts'
import { emit } from '../../platform/events/outbox.ts'
import { openSession } from '../../platform/access/sessions.ts'
import { type AssociationRecord, rememberAssociation } from './identity.queries.ts'
import { rememberDevice } from './known-devices.queries.ts'

/** An admin in the person's place, and when that ends at the latest. */
type Impersonation = { id?: string | undefined; until?: Date | undefined }
export type Device = { address: string; agent: string }

/** Opens a session in one of the person's places and remembers it as the last used. An impersonator leaves no such trace. */
export function enter(
  db: Db,
  userId: string,
  association: AssociationRecord,
  device: Device,
  { id: impersonatorId, until }: Impersonation = {},
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const actor: Actor = { ...actorIn(userId, association), ...(impersonatorId && { impersonatorId }) }
    const { address, agent } = device
    const token = await openSession(tx, { ...actor, associationId: association.id }, { address, agent }, until)
    if (!impersonatorId) {
      const hasJoined = await rememberAssociation(tx, userId, association.id)
      if (hasJoined) await emit(tx, 'team.joined', { entityId: association.entityId, userId })
      await rememberDevice(tx, userId, device)
    }
    await emit(tx, 'user.signedIn', { actor })
    return { token, role: association.role as SignedIn['role'], entityType: association.type as EntityType | null }
  })
}

export function actorIn(userId: string, { role, entityId, type }: AssociationRecord): Actor {
  return { userId, role, entityId, side: type ?? 'souk' } as Actor
}
