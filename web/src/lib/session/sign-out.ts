import { listeners } from '../server/listeners.ts'
import { localPath } from './local-path.ts'
import { clearSession } from './session.ts'

const departures = listeners<[to: string]>()
const forgotten = [
  '/login',
  '/login/link',
  '/login/code',
  '/login/second-step',
  '/logout',
  '/guest-user',
  '/link-login',
  '/dashboard/order-overview',
]

/** The router listens: this folder does not know it. */
export const onSignOut = departures.add

/** Forgets everything this browser keeps of the person, and leads to the sign-in with the way back. */
export function signOut(from: string | null = location.pathname + location.search): void {
  clearSession()
  departures.tell(loginPath(from))
}

export function loginPath(from: string | null): string {
  const path = localPath(from)
  if (!path || path === '/' || forgotten.includes(path.split(/[?#]/)[0]!)) return '/login'
  return `/login?redirect=${encodeURIComponent(path)}`
}
