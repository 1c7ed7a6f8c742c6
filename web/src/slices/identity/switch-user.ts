import { identity } from '@souk/contract/identity/identity.contract.ts'
import { call } from '../../lib/server/call.ts'
import { Failed } from '../../lib/server/failed.ts'
import { hideOverlay, showOverlay } from '../../lib/overlay.ts'
import { openSession } from '../../lib/session/restore-session.ts'
import { session } from '../../lib/session/session.ts'

/** Another of the person's places: a new token, and with it everything anew. The router leads home in every tab. */
export async function switchUser(associationId: string): Promise<void> {
  const { isAdmin } = session()
  showOverlay()
  try {
    const signedIn = await call(identity.switchUser, { body: { associationId } })
    if (!signedIn.token) return // only a link is asked for a second step
    await openSession({ ...signedIn, token: signedIn.token }, { isAdmin, switchedUserId: associationId })
  } catch (error) {
    if (!(error instanceof Failed)) throw error // a toast said it; the person stays signed in as before
  } finally {
    hideOverlay()
  }
}
