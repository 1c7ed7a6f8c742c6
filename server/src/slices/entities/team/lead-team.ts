import { type Actor, assignableRoles } from '@souk/contract/core/abilities.ts'
import type { TeamRole } from '@souk/contract/entities/team.contract.ts'
import type { Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { entityOf, type EntityRecord, lockEntity } from '../model/own-entity.ts'
import { findAssociation, hasAnotherAdmin, type Place } from './team.queries.ts'

export type Lead = { entity: EntityRecord; own: Place }

/** Changes of one team queue; who lost the role while waiting hears so now. */
export async function leadTeam(tx: Tx, actor: Actor): Promise<Lead> {
  const entity = await lockEntity(tx, entityOf(actor))
  const own = await findAssociation(tx, entity.id, actor.userId)
  if (!own) throw new Refusal('unauthenticated')
  if (own.role !== actor.role) throw new Refusal('forbidden')
  return { entity, own }
}

/** A teammate the actor may change; others are absent. */
export async function findLed(tx: Tx, { entity, own }: Lead, userId: string): Promise<Place> {
  if (userId === own.userId) throw new Refusal('conflict', 'team.notYourself')
  const place = found(await findAssociation(tx, entity.id, userId))
  if (own.role !== 'entityAdmin' && place.managerId !== own.id) throw new Refusal('not_found')
  return place
}

export function requireAssignable(actor: Actor, role: TeamRole): void {
  if (!assignableRoles(actor).includes(role)) throw new Refusal('invalid', 'team.roleNotYours', { field: 'role' })
}

/** The place of the manager a representative is to work under. A manager leads their own people only. */
export async function findManager(tx: Tx, { entity, own }: Lead, userId: string): Promise<string> {
  const place = own.role === 'entityAdmin' ? await findAssociation(tx, entity.id, userId) : own
  if (place?.role !== 'salesManager' || place.userId !== userId) {
    throw new Refusal('invalid', 'team.noSuchManager', { field: 'managerId' })
  }
  return place.id
}

/** An entity always has an entityAdmin. */
export async function requireAnotherAdmin(tx: Tx, entityId: string, { userId, role }: Place): Promise<void> {
  if (role !== 'entityAdmin' || (await hasAnotherAdmin(tx, entityId, userId))) return
  throw new Refusal('conflict', 'team.lastAdmin')
}
