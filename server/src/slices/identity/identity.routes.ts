import { randomUUID } from 'node:crypto'
import { type Ability, abilityOf } from '@souk/contract/core/abilities.ts'
import type { identity, Me } from '@souk/contract/identity/identity.contract.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Handlers } from '../../platform/mount.ts'
import { announce } from '../../platform/outbox.ts'
import { found } from '../../platform/refusal.ts'
import { endSession, openSession } from '../../platform/sessions.ts'
import { associationsOf, findMe } from './identity.queries.ts'
import { signIn } from './sign-in.ts'

export const identityHandlers: Handlers<typeof identity> = {
  login: ({ body, caller }, { db }) => signIn(db, body, caller),
  async guestLogin({ caller }, { db }) {
    const guest = { side: 'guest', role: null, entityId: null, userId: randomUUID() } as const
    return { token: await openSession(db, guest, caller), role: null, entityType: 'guest' }
  },
  async logout({ actor, caller }, { db }) {
    await inTransaction(db, async (tx) => {
      if (caller.sessionId) await endSession(tx, caller.sessionId)
      await announce(tx, { userId: actor.userId }, 'session.ended')
    })
    return null
  },
  async me({ actor }, { db }) {
    const [user, associations] = await Promise.all([findMe(db, actor), associationsOf(db, actor.userId)])
    const { id, email, firstName, lastName, entityName, access, isDemo, language, theme, lastAssociationId } =
      found(user)
    const fullName = `${firstName} ${lastName}`
    return {
      id,
      email,
      firstName,
      lastName,
      role: actor.role,
      entityType: actor.side === 'souk' ? null : actor.side,
      entityName: entityName ?? fullName,
      currentEntityId: actor.entityId,
      access: (access ?? []) as Me['access'],
      isDemo: isDemo ?? false,
      isImpersonated: actor.impersonatorId !== undefined,
      language: language as Me['language'],
      theme: theme as Me['theme'],
      lastLoggedUserAssociationId: lastAssociationId,
      userAssociations: associations.map((place) => ({
        id: place.id,
        entityId: place.entityId,
        entityName: place.entityName ?? 'Souk',
        entityType: place.type as Me['entityType'],
        role: place.role as NonNullable<Me['role']>,
      })),
      abilities: rulesOf(abilityOf(actor)),
    }
  },
}

/** CASL keeps lists; on the wire each line is one action on one resource. */
function rulesOf(ability: Ability): Me['abilities'] {
  return ability.rules.flatMap(({ action, subject }) =>
    [subject].flat().flatMap((one) => [action].flat().map((act) => ({ action: act, subject: String(one) }))),
  )
}
