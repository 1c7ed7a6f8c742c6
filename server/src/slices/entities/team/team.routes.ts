import type { Actor } from '@souk/contract/core/abilities.ts'
import type { team } from '@souk/contract/entities/team.contract.ts'
import type { UserScope } from '@souk/contract/identity/identity.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { scopeOf } from '../../identity/door.ts'
import { changeTeammate } from './change-teammate.ts'
import { acceptHandover, offerHandover } from './hand-over.ts'
import { inviteAgain, inviteTeammate } from './invite-teammate.ts'
import { entityOf } from '../model/own-entity.ts'
import { removeTeammate } from './remove-teammate.ts'
import { teammatesOf } from './team.queries.ts'

export const teamHandlers: Handlers<typeof team> = {
  list: ({ actor }, { db }) => teammatesOf(db, entityOf(actor), actor),
  invite: ({ actor, body, caller }, deps) => inviteTeammate(deps, actor, body, caller),
  change: ({ actor, params, body, caller }, deps) => changeTeammate(deps, actor, params.userId, body, caller),
  async remove({ actor, params, caller }, deps) {
    await removeTeammate(deps, actor, params.userId, caller)
    return null
  },
  async inviteAgain({ actor, params, caller }, deps) {
    await inviteAgain(deps, actor, params.userId, caller)
    return null
  },
  async offerSuperUser({ actor, body, caller }, deps) {
    await offerHandover(deps, actor, body.userId, caller)
    return null
  },
  async acceptSuperUser({ actor, body, caller }, deps) {
    await acceptHandover(deps, actor, body.token, caller)
    return null
  },
  salesReps: ({ actor }, { db }) =>
    teammatesOf(db, entityOf(actor), actor, {
      role: 'salesRepresentative',
      isOwn: actor.role === 'salesManager',
    }),
  salesManagers: ({ actor }, { db }) => teammatesOf(db, entityOf(actor), actor, { role: 'salesManager' }),
  scope: ({ actor, params }, { db }) => readScope(db, actor, params.userId),
}

/** An admin asks for anybody of the entity, a manager for their own people, everybody for themselves. */
async function readScope(db: Db, actor: Actor, userId: string): Promise<UserScope[]> {
  const entityId = entityOf(actor)
  const mate = found((await teammatesOf(db, entityId, actor, { userId }))[0])
  const isTheirs = actor.role === 'salesManager' && mate.managerId === actor.userId
  if (actor.role !== 'entityAdmin' && !mate.isYou && !isTheirs) throw new Refusal('not_found')
  return scopeOf(db, { entityId, userId, role: mate.role })
}
