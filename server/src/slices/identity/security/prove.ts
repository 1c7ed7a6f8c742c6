import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Proof, TwoFactorState } from '@souk/contract/identity/security.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { countTry } from '../../../platform/serving/http/rate-limit.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { findUser } from '../model/identity.queries.ts'
import { isPassword } from '../model/passwords.ts'
import { withPatience } from './count-wrong-codes.ts'
import { isTwoFactorOn, consumeSecondFactor } from './second-factor.queries.ts'

const recentMinutes = 10

/** The strongest thing the person has: a code, else the password, else a session that began just now. */
export async function proofKindOf(db: Db, userId: string): Promise<TwoFactorState['proof']> {
  if (await isTwoFactorOn(db, userId)) return 'code'
  const user = found(await findUser(db, userId))
  return user.passwordHash === null ? 'recent' : 'password'
}

/** Refuses unless the person proves once more who they are; a stolen session alone cannot change how they sign in. */
export async function prove({ db, key }: Deps, actor: Actor, proof: Proof, caller: Caller): Promise<void> {
  const { userId } = actor
  const kind = await proofKindOf(db, userId)
  if (kind === 'code')
    return withPatience(db, `prove by code ${userId}`, userId, async () => {
      if (!(await consumeSecondFactor(db, key, userId, proof.code ?? '')))
        throw new Refusal('invalid', 'identity.wrongFactor', { field: 'code' })
    })
  await countTry(db, `prove ${userId}`, { tries: 5, seconds: 60 })
  if (kind === 'password') {
    const { passwordHash } = found(await findUser(db, userId))
    if (!(await isPassword(passwordHash, proof.password ?? '')))
      throw new Refusal('invalid', 'identity.wrongPassword', { field: 'password' })
  } else if (!(await isRecent(db, caller.sessionId))) {
    throw new Refusal('conflict', 'identity.signInAgain')
  }
  await db.deleteFrom('rateLimit').where('key', '=', `prove ${userId}`).execute()
}

async function isRecent(db: Db, sessionId: string | null): Promise<boolean> {
  if (!sessionId) return false
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${recentMinutes})`)
    .executeTakeFirst()
  return row !== undefined
}
