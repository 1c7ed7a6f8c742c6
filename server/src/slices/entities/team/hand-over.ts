import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { consumeToken, issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import { findUser } from '../../identity/door.ts'
import { leadTeam } from './lead-team.ts'
import { lockEntity } from '../model/own-entity.ts'
import { handoverMail } from './team.mails.tsx'
import { findAssociation, moveRepresentatives, setRole } from './team.queries.ts'

/** Asks a teammate by mail to take over. A newer offer of the entity ends the older. */
export function offerHandover(deps: Deps, actor: Actor, userId: string, caller: Caller): Promise<void> {
  const { key, say, sendMail, config } = deps
  return inTransaction(deps.db, async (tx) => {
    const { entity, own } = await leadTeam(tx, actor)
    const place = found(await findAssociation(tx, entity.id, userId))
    if (place.role === 'entityAdmin') throw new Refusal('conflict', 'team.alreadyAdmin')
    const [giver, taker] = [found(await findUser(tx, own.userId)), found(await findUser(tx, userId))]
    const token = await issueToken(tx, key, {
      purpose: 'superUser',
      subject: entity.id,
      payload: { fromUserId: own.userId, toUserId: userId, entityId: entity.id },
    })
    const language = taker.language as Language
    const names = { name: taker.firstName, inviter: `${giver.firstName} ${giver.lastName}`, entity: entity.name }
    const href = `${config.publicUrl}/profile?tabIndex=5&handover=${token}`
    await sendMail(tx, {
      to: taker.email,
      language,
      content: handoverMail({ say, language }, names, href),
      key: `handover ${entity.id} ${caller.requestId}`,
      isDemo: entity.isDemo,
    })
    await audit(tx, actor, { action: 'team.handoverAsked', subject: userId, caller })
    await publishLive(tx, { entityId: entity.id }, 'team.changed')
  })
}

const dead = () => new Refusal('conflict', 'team.deadHandover')

/** The two change places, with all that belongs to them: role, manager and representatives. */
export function acceptHandover({ db, key }: Deps, actor: Actor, token: string, caller: Caller): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { entityId, userId } = actor
    if (entityId === null) throw dead()
    await lockEntity(tx, entityId)
    const offer = (await consumeToken(tx, key, 'superUser', token))?.payload
    if (offer?.toUserId !== userId || offer.entityId !== entityId) throw dead()
    const giver = await findAssociation(tx, entityId, offer.fromUserId!)
    const taker = await findAssociation(tx, entityId, userId)
    if (giver?.role !== 'entityAdmin' || !taker || taker.role === 'entityAdmin') throw dead()
    await moveRepresentatives(tx, taker, giver)
    for (const { id } of [giver, taker]) await nextVersion(tx, actor, { table: 'association', id }, undefined)
    await setRole(tx, taker, 'entityAdmin', null)
    await setRole(tx, giver, taker.role, taker.managerId)
    const details = { from: giver.userId, to: taker.userId, givenRole: taker.role }
    await audit(tx, actor, { action: 'team.handedOver', subject: entityId, details, caller })
    await emit(tx, 'team.handedOver', { entityId, userId: giver.userId, by: taker.userId })
    await publishLive(tx, { userId: giver.userId }, 'session.changed')
    await publishLive(tx, { userId: taker.userId }, 'session.changed')
    await publishLive(tx, { entityId }, 'team.changed')
  })
}
