import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import type { Language } from '../../platform/base/messages.ts'
import { issueToken } from '../../platform/data/access/one-time-tokens.ts'
import { findUserByEmail, isDemoUser } from './model/identity.queries.ts'
import { loginLinkMail, resetMail } from './model/identity.mails.tsx'

export type LinkRequest = { email: string; language: Language; redirect?: string | undefined }
export const loginLinkQueue = 'identity.mail-login-link'
export const resetQueue = 'identity.mail-password-reset'

/** Whether the mail is known is found out here, after the answer: the request takes the same time for everybody. */
export function identityJobs(deps: Deps): AnyJob[] {
  const { db, key, say, sendMail, config } = deps
  return [
    {
      name: loginLinkQueue,
      run: async ({ email, language, redirect = '' }: LinkRequest, id: string) => {
        const user = await findUserByEmail(db, email)
        if (!user) return
        await db.transaction().execute(async (tx) => {
          const content = async () => {
            const token = await issueToken(tx, key, { purpose: 'loginLink', subject: user.id })
            const next = redirect ? `redirect=${encodeURIComponent(redirect)}&` : ''
            const href = `${config.publicUrl}/?${next}loginLink=${token}`
            return loginLinkMail({ say, language }, user.firstName, href)
          }
          const isDemo = await isDemoUser(tx, user.id)
          await sendMail(tx, { to: email, language, content, key: id, kind: 'loginLink', isDemo })
        })
      },
    },
    {
      name: resetQueue,
      run: async ({ email, language }: LinkRequest, id: string) => {
        const user = await findUserByEmail(db, email)
        if (!user) return
        await db.transaction().execute(async (tx) => {
          const content = async () => {
            const token = await issueToken(tx, key, { purpose: 'passwordReset', subject: user.id })
            return resetMail({ say, language }, user.firstName, `${config.publicUrl}/reset-password/${token}`)
          }
          const isDemo = await isDemoUser(tx, user.id)
          await sendMail(tx, { to: email, language, content, key: id, kind: 'passwordReset', isDemo })
        })
      },
    },
  ]
}
