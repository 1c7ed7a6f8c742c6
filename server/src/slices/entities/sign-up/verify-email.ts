import type { Deps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/database/db.ts'
import type { Language } from '../../../platform/messages.ts'
import { consumeToken, issueToken } from '../../../platform/access/one-time-tokens.ts'
import { publishLive } from '../../../platform/events/outbox.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import { findUser, isDemoUser, markVerified } from '../../identity/door.ts'
import { verificationMail } from './sign-up.mails.tsx'

/** Whoever opens the link reads the mail. Open screens learn of it. */
export function verifyEmail({ db, key }: Deps, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const used = await consumeToken(tx, key, 'emailVerification', token)
    if (!used) throw new Refusal('invalid', 'identity.deadLink', { field: 'token' })
    await markVerified(tx, used.subject)
    await publishLive(tx, { userId: used.subject }, 'session.changed')
  })
}

/** Nothing to prove, nothing to send. */
export function sendVerification(deps: Deps, userId: string, language: Language): Promise<void> {
  const { key, say, sendMail, config } = deps
  return inTransaction(deps.db, async (tx) => {
    const user = found(await findUser(tx, userId))
    if (user.emailVerifiedAt) return
    const token = await issueToken(tx, key, { purpose: 'emailVerification', subject: userId })
    const content = verificationMail({ say, language }, user.firstName, `${config.publicUrl}/verify-email/${token}`)
    await sendMail(tx, { to: user.email, language, content, isDemo: await isDemoUser(tx, userId) })
  })
}

/** Ordering and inviting wait until the address is proven. */
export async function requireVerified({ db }: Deps, userId: string): Promise<void> {
  if (!found(await findUser(db, userId)).emailVerifiedAt) throw new Refusal('conflict', 'entities.verifyFirst')
}
