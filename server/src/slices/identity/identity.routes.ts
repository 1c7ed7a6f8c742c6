import { randomUUID } from 'node:crypto'
import type { identity } from '@souk/contract/identity/identity.contract.ts'
import type { setup } from '@souk/contract/identity/setup.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { endSession, endSessionsOf, openSession } from '../../platform/data/access/sessions.ts'
import { type LinkRequest, loginLinkQueue, resetQueue } from './identity.jobs.ts'
import { changeUser, endOwnSession, findUserByEmail } from './model/identity.queries.ts'
import { enterByMagicLink, makeMagicLink } from './sign-in/impersonate.ts'
import { localPath } from './model/local-path.ts'
import { presentImpersonations, presentSessions } from './model/present-sessions.ts'
import { readMe } from './sign-in/read-me.ts'
import { changePassword, resetPassword } from './sign-in/set-password.ts'
import { finishSetup, isSetupOpen } from './sign-in/set-up.ts'
import { signIn } from './sign-in/sign-in.ts'
import { switchUser } from './sign-in/switch-user.ts'
import { sendCode, verifyCode } from './sign-in/verify-code.ts'

export const setupHandlers: Handlers<typeof setup> = {
  read: async ({ query }, deps) => ({ isOpen: await isSetupOpen(deps, query.token) }),
  finish: ({ body, caller }, deps) => finishSetup(deps, body, caller),
}

export const identityHandlers: Handlers<typeof identity> = {
  login: ({ body, caller }, deps) => signIn(deps, body, caller),
  async guestLogin({ caller }, { db }) {
    const guest = { side: 'guest', role: null, entityId: null, userId: randomUUID() } as const
    const { address, agent } = caller
    return { token: await openSession(db, guest, { address, agent }), role: null, entityType: 'guest' }
  },
  async forgetPassword({ body, caller }, { db, enqueue }) {
    const input: LinkRequest = { ...body, language: caller.language }
    await enqueue(db, resetQueue, input)
    return null
  },
  async resetPassword({ body, caller }, deps) {
    await resetPassword(deps, body.token, body.password, caller)
    return null
  },
  async sendLoginLink({ body, caller }, { db, enqueue }) {
    const input: LinkRequest = { email: body.email, language: caller.language, redirect: localPath(body.redirect) }
    await enqueue(db, loginLinkQueue, input)
    return null
  },
  async sendOtp({ body, caller }, deps) {
    await sendCode(deps, body.email, caller.language)
    return null
  },
  verifyOtp: ({ body, caller }, deps) => verifyCode(deps, body.email, body.otp, caller),
  async checkEmail({ body }, { db }) {
    return { available: (await findUserByEmail(db, body.email)) === undefined }
  },
  switchUser: ({ actor, body, caller }, deps) => switchUser(deps, actor, body, caller),
  magicLinkLogin: ({ caller }, deps) => enterByMagicLink(deps, caller),
  async logout({ actor, caller }, { db }) {
    await inTransaction(db, async (tx) => {
      if (caller.sessionId) await endSession(tx, caller.sessionId)
      await publishLive(tx, { userId: actor.userId }, 'session.ended')
    })
    return null
  },
  me: ({ actor, caller }, deps) => readMe(deps, actor, caller),
  async changeMe({ actor, body, caller }, deps) {
    await inTransaction(deps.db, (tx) => changeUser(tx, actor, body))
    return readMe(deps, actor, caller)
  },
  async changePassword({ actor, body, caller }, deps) {
    await changePassword(deps, actor, body, caller)
    return null
  },
  sessions: ({ actor, caller }, { db }) => presentSessions(db, actor.userId, caller.sessionId),
  async endSession({ actor, params }, { db }) {
    await inTransaction(db, async (tx) => {
      if (!(await endOwnSession(tx, actor.userId, params.id))) throw new Refusal('not_found')
      await publishLive(tx, { userId: actor.userId }, 'session.ended')
    })
    return null
  },
  async endOtherSessions({ actor, caller }, { db }) {
    return inTransaction(db, async (tx) => {
      const ended = await endSessionsOf(tx, actor.userId, caller.sessionId)
      await audit(tx, actor, { action: 'identity.sessionsEnded', subject: actor.userId, details: { ended }, caller })
      return { ended }
    })
  },
  impersonations: ({ actor, caller }, { db, marketplace }) =>
    presentImpersonations(db, actor.userId, marketplace().name[caller.language]),
  makeMagicLink: ({ actor, body, caller }, deps) => makeMagicLink(deps, actor, body, caller),
}
