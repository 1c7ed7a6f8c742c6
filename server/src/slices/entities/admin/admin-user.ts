import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { AdminUserDetail } from '@souk/contract/entities/console.contract.ts'
import { endSessionsOf } from '../../../platform/data/access/sessions.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { endSecondFactors, findUser, presentImpersonations, presentSessions } from '../../identity/door.ts'
import { findListedUser } from './admin.queries.ts'

export async function readAdminUser({ db, marketplace }: Deps, id: string, caller: Caller): Promise<AdminUserDetail> {
  const [listed, user, sessions, impersonations, safety] = await Promise.all([
    findListedUser(db, id),
    findUser(db, id),
    presentSessions(db, id, caller.sessionId),
    presentImpersonations(db, id, marketplace().name[caller.language]),
    sql<Pick<AdminUserDetail, 'hasTwoFactor' | 'recoveryCodesLeft' | 'passkeys'>>`select
      exists (select from two_factor where user_id = ${id} and confirmed_at is not null) as has_two_factor,
      (select count(*)::int from recovery_code where user_id = ${id} and used_at is null) as recovery_codes_left,
      (select count(*)::int from passkey where user_id = ${id}) as passkeys`.execute(db),
  ])
  const { createdAt, lastSeenAt, ...row } = found(listed)
  const { language, passwordHash, deletionDueAt } = found(user)
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    language,
    hasPassword: passwordHash !== null,
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
    ...safety.rows[0]!,
    sessions,
    impersonations,
  }
}

type Request = { id: string; reason: string }

export function endUserSessions({ db }: Deps, admin: Actor, { id, reason }: Request, caller: Caller) {
  return inTransaction(db, async (tx) => {
    found(await findUser(tx, id))
    const ended = await endSessionsOf(tx, id, id === admin.userId ? caller.sessionId : null)
    await audit(tx, admin, { action: 'admin.sessionsEnded', subject: id, details: { reason, ended }, caller })
    return { ended }
  })
}

/** For a person who lost phone and codes. Passkeys go too, and every session: what is left is the password and the mail. */
export function resetTwoFactor({ db }: Deps, admin: Actor, { id, reason }: Request, caller: Caller): Promise<null> {
  return inTransaction(db, async (tx) => {
    found(await findUser(tx, id))
    if (id === admin.userId) throw new Refusal('conflict', 'entities.notYourself')
    if (!(await endSecondFactors(tx, id))) throw new Refusal('conflict', 'entities.noSecondFactor')
    await endSessionsOf(tx, id)
    await audit(tx, admin, { action: 'admin.twoFactorReset', subject: id, details: { reason }, caller })
    await emit(tx, 'account.secured', { userId: id, change: 'twoFactorReset' })
    return null
  })
}
