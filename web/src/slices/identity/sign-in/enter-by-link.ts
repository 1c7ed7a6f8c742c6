import { identity } from '@souk/contract/identity/identity.contract.ts'
import { call, callWithMessage } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import type { PendingLink } from '../../../lib/session/pending-link.ts'
import { openSession } from '../../../lib/session/restore-session.ts'
import { session } from '../../../lib/session/session.ts'
import { endSession, open } from '../model/identity.data.ts'

export type Entered = { is: 'in' } | { is: 'dead'; email: string | null } | { is: 'failed'; message: string }

const entering = new Map<string, Promise<Entered>>()

/** One link is used once, however often its screen is drawn; what the network broke may be tried again. */
export function enterByLink(link: PendingLink): Promise<Entered> {
  const known = entering.get(link.token)
  if (known) return known
  const coming = use(link).then((entered) => {
    if (entered.is === 'failed') entering.delete(link.token)
    return entered
  })
  entering.set(link.token, coming)
  return coming
}

/** Who it is for is read first, which does not use it up; then it becomes a session, in the place of any older one. */
async function use({ kind, token }: PendingLink): Promise<Entered> {
  const quietly = { token, isQuiet: true } as const
  const before = session()
  let email = before.userData?.email ?? null
  try {
    const profile = await call(identity.me, {}, quietly)
    email = profile.email ?? email
    const isAdmin = kind === 'magicLink'
    if (isAdmin) await openSession(await call(identity.magicLinkLogin, {}, quietly), { isAdmin })
    else {
      const { data, message } = await callWithMessage(identity.switchUser, { body: {} }, quietly)
      await open(data, message)
    }
    if (before.token) await endSession(before.token)
    return { is: 'in' }
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    return error.status === 401 ? { is: 'dead', email } : { is: 'failed', message: error.message }
  }
}
