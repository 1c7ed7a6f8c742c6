import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { consumeToken } from '../../../platform/data/access/one-time-tokens.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { endSessionsOf } from '../../../platform/data/access/sessions.ts'
import { endLinksOf, findUser, markVerified } from '../model/identity.queries.ts'
import { hashNewPassword, isPassword } from '../model/passwords.ts'

/** By a link from a mail. Ends every session of the person. */
export async function resetPassword({ db, key }: Deps, token: string, password: string, caller: Caller): Promise<void> {
  const passwordHash = await hashNewPassword(password)
  await inTransaction(db, async (tx) => {
    const used = await consumeToken(tx, key, 'passwordReset', token)
    if (!used) throw new Refusal('invalid', 'identity.deadLink', { field: 'token' })
    await write(tx, used.subject, passwordHash)
    await markVerified(tx, used.subject, { keepsPassword: true })
    await endSessionsOf(tx, used.subject)
    await endLinksOf(tx, used.subject)
    await audit(tx, null, { action: 'identity.passwordReset', subject: used.subject, caller })
  })
}

type Change = { oldPassword: string; password: string }

/** By the person, who knows the old one; without one yet, nothing has to be known. Other devices are signed out. */
export async function changePassword(
  { db }: Deps,
  actor: Actor,
  { oldPassword, password }: Change,
  caller: Caller,
): Promise<void> {
  const user = found(await findUser(db, actor.userId))
  const isKnown = user.passwordHash === null || (await isPassword(user.passwordHash, oldPassword))
  if (!isKnown) throw new Refusal('invalid', 'identity.wrongPassword', { field: 'oldPassword' })
  const passwordHash = await hashNewPassword(password)
  await inTransaction(db, async (tx) => {
    await write(tx, actor.userId, passwordHash)
    await endSessionsOf(tx, actor.userId, caller.sessionId)
    await endLinksOf(tx, actor.userId)
    await audit(tx, actor, { action: 'identity.passwordChanged', subject: actor.userId, caller })
  })
}

async function write(tx: Db, userId: string, passwordHash: string): Promise<void> {
  await tx.updateTable('userAccount').set({ passwordHash, endedPasswordHash: null }).where('id', '=', userId).execute()
}
