import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Invitation, Teammate } from '@souk/contract/entities/team.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { findUser } from '../../identity/door.ts'
import { findLed, findManager, type Lead, leadTeam, requireAssignable } from './lead-team.ts'
import { invitationMail } from './team.mails.tsx'
import { addAssociation, findOrAddUser, teammatesOf } from './team.queries.ts'
import { requireVerified } from '../sign-up/verify-email.ts'

/** A place in the team, and a mail that leads into it. It counts as taken with the first session. */
export function inviteTeammate(deps: Deps, actor: Actor, input: Invitation, caller: Caller): Promise<Teammate> {
  return inTransaction(deps.db, async (tx) => {
    await requireVerified({ ...deps, db: tx }, actor.userId)
    requireAssignable(actor, input.role)
    const lead = await leadTeam(tx, actor)
    const managerId = await managerFor(tx, lead, input)
    const user = await findOrAddUser(tx, {
      ...input,
      language: caller.language,
      timeZone: lead.entity.timeZone,
    })
    const { id: entityId } = lead.entity
    const associationId = await addAssociation(tx, {
      userId: user.id,
      entityId,
      role: input.role,
      managerId,
      invitedBy: actor.userId,
      invitedFirstName: input.firstName,
      invitedLastName: input.lastName,
    })
    if (!associationId) throw new Refusal('conflict', 'team.alreadyThere', { field: 'email' })
    await sendInvitation(tx, deps, { lead, user, associationId, caller })
    const details = { role: input.role, associationId }
    await audit(tx, actor, { action: 'team.invited', subject: user.id, details, caller })
    await publishLive(tx, { entityId }, 'team.changed')
    return found((await teammatesOf(tx, entityId, actor, { userId: user.id }))[0])
  })
}

/** Whom a manager invites works under them. */
async function managerFor(tx: Tx, lead: Lead, { role, managerId }: Invitation): Promise<string | null> {
  if (lead.own.role === 'salesManager') return lead.own.id
  if (!managerId) return null
  if (role !== 'salesRepresentative') {
    throw new Refusal('invalid', 'team.onlyRepresentatives', { field: 'managerId' })
  }
  return findManager(tx, lead, managerId)
}

/** Sends the invitation again; the earlier link ends. */
export function inviteAgain(deps: Deps, actor: Actor, userId: string, caller: Caller): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    await requireVerified({ ...deps, db: tx }, actor.userId)
    const lead = await leadTeam(tx, actor)
    const place = await findLed(tx, lead, userId)
    if (place.joinedAt) throw new Refusal('conflict', 'team.alreadyJoined')
    const user = found(await findUser(tx, userId))
    await sendInvitation(tx, deps, { lead, user, associationId: place.id, caller })
    await audit(tx, actor, { action: 'team.invitedAgain', subject: userId, caller })
  })
}

type Sending = {
  lead: Lead
  user: { id: string; email: string; firstName: string; language: string }
  associationId: string
  caller: Caller
}

async function sendInvitation(tx: Tx, deps: Deps, { lead, user, associationId, caller }: Sending): Promise<void> {
  const { key, say, sendMail, config } = deps
  const inviter = found(await findUser(tx, lead.own.userId))
  const language = user.language as Language
  const names = {
    name: user.firstName,
    inviter: `${inviter.firstName} ${inviter.lastName}`,
    entity: lead.entity.name,
  }
  const content = async () => {
    const token = await issueToken(tx, key, {
      purpose: 'invitationLink',
      subject: associationId, // two entities may invite one person: neither ends the other's link
      payload: { userId: user.id, associationId },
    })
    return invitationMail({ say, language }, names, `${config.publicUrl}/?loginLink=${token}`)
  }
  await sendMail(tx, {
    to: user.email,
    language,
    content,
    kind: 'invitation',
    key: `invitation ${associationId} ${caller.requestId}`,
    isDemo: lead.entity.isDemo,
  })
}
