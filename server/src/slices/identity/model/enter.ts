import type { Actor } from '@souk/contract/core/abilities.ts'
import type { EntityType, SignedIn } from '@souk/contract/identity/sign-in-shapes.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { openSession } from '../../../platform/data/access/sessions.ts'
import { type AssociationRecord, rememberAssociation } from './identity.queries.ts'
import { rememberDevice } from './known-devices.queries.ts'

type Entrance = {
  impersonatorId?: string | undefined
  until?: Date | undefined // when the impersonation ends at the latest
  reason?: string | null | undefined // of the impersonation
  isStrong?: boolean // a second factor or a passkey was used
}
export type Device = { address: string; agent: string }

/** Opens a session in one of the person's places and remembers it as the last used. An impersonator leaves no such trace. */
export function enter(
  db: Db,
  userId: string,
  association: AssociationRecord,
  { address, agent }: Device,
  { impersonatorId, until, reason = null, isStrong = false }: Entrance = {},
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const actor: Actor = { ...actorIn(userId, association), ...(impersonatorId && { impersonatorId }) }
    const holder = { ...actor, associationId: association.id, isStrong, reason }
    const token = await openSession(tx, holder, { address, agent }, until)
    let isNew = false
    if (!impersonatorId) {
      const hasJoined = await rememberAssociation(tx, userId, association.id)
      if (hasJoined) await emit(tx, 'team.joined', { entityId: association.entityId, userId })
      isNew = await rememberDevice(tx, userId, { address, agent })
    }
    await emit(tx, 'user.signedIn', { actor, ...(isNew && { newDevice: { address, agent } }) })
    return { token, role: association.role as SignedIn['role'], entityType: association.type as EntityType | null }
  })
}

export function actorIn(userId: string, { role, entityId, type, staffArea }: AssociationRecord): Actor {
  return { userId, role, entityId, side: type ?? 'souk', ...(staffArea && { staffArea }) } as Actor
}
