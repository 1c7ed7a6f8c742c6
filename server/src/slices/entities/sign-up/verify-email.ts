import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { consumeToken, issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { findUser, isDemoUser, markVerified } from '../../identity/door.ts'
import { verificationMail } from './sign-up.mails.tsx'

/**
 * Opening the link proves the mail address; a session in the same browser continues. Elsewhere the password ends, and
 * the answer brings the token that sets a new one. Published live.
 */
export function verifyEmail({ db, key }: Deps, token: string, actor: Actor | null, caller: Caller) {
  return inTransaction(db, async (tx) => {
    const used = await consumeToken(tx, key, 'emailVerification', token)
    if (!used) throw new Refusal('invalid', 'identity.deadLink', { field: 'token' })
    const isSamePerson = actor?.userId === used.subject && !actor.impersonatorId
    const proof = isSamePerson ? { keepsPassword: true, sessionId: caller.sessionId } : {}
    const isPasswordEnded = await markVerified(tx, used.subject, proof)
    await publishLive(tx, { userId: used.subject }, 'session.changed')
    const reset = { purpose: 'passwordReset', subject: used.subject } as const
    return { passwordToken: isPasswordEnded ? await issueToken(tx, key, reset) : null }
  })
}

/** Nothing to prove, nothing to send. */
export function sendVerification(deps: Deps, userId: string, language: Language): Promise<void> {
  const { key, say, sendMail, config } = deps
  return inTransaction(deps.db, async (tx) => {
    const user = found(await findUser(tx, userId))
    if (user.emailVerifiedAt) return
    const content = async () => {
      const token = await issueToken(tx, key, { purpose: 'emailVerification', subject: userId })
      return verificationMail({ say, language }, user.firstName, `${config.publicUrl}/verify-email/${token}`)
    }
    const isDemo = await isDemoUser(tx, userId)
    await sendMail(tx, { to: user.email, language, content, kind: 'verification', isDemo })
  })
}

/** Ordering and inviting wait until the address is proven. */
export async function requireVerified({ db }: Deps, userId: string): Promise<void> {
  if (!found(await findUser(db, userId)).emailVerifiedAt) throw new Refusal('conflict', 'entities.verifyFirst')
}
