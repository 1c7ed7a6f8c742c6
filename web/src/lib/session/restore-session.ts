import type { Me, SignedIn, identity } from '@souk/contract/identity/identity.contract.ts'
import { reportProblem } from '../server/browser-reports.ts'
import { type CallOptions, call } from '../server/call.ts'
import { adoptLanguage } from '../language/language.ts'
import { session, storeSession, storeUserData } from './session.ts'
import { adoptTheme } from './theme.ts'
import { idle } from '../first-visit/when-idle.ts'

type MeCall = typeof identity.me
type Entrance = { isAdmin?: boolean; switchedUserId?: string }
/** Checked against the contract, not imported from it: every start makes this call, and none should wait for schemas. */
const wire: Pick<MeCall, 'method' | 'path'> = { method: 'GET', path: '/api/v2/users' }

/** At the start: what was kept is used at once, and asked for again once the page stands. */
export async function restoreSession(): Promise<void> {
  const { token, entityType, userData } = session()
  if (!token || entityType === 'guest') return
  const fresh = userData ? idle().then(() => refresh(token)) : refresh(token)
  const settled = fresh.catch(() => {}) // a failure is a toast already, and a dead token has signed out
  if (!userData) await settled
}

/** After a write that opens or closes pages: the guard of the next page reads the new profile. */
export async function renewSession(): Promise<void> {
  const { token } = session()
  if (token) await refresh(token).catch(() => {}) // a failure is a toast already
}

async function refresh(token: string): Promise<void> {
  const isGone = () => token !== session().token
  const profile = isGone() ? null : await readProfile()
  if (!profile || isGone()) return
  storeUserData(profile)
  await setUp(profile)
}

/** A sign-in counts once it is known who signed in: token and abilities are kept in one step. */
export async function openSession(signedIn: SignedIn, how: Entrance = {}): Promise<void> {
  const profile = await readProfile({ token: signedIn.token })
  storeSession(signedIn, { ...how, userData: profile })
  if (profile) await setUp(profile)
}

async function readProfile(options?: CallOptions): Promise<Me | null> {
  const profile = await call(wire as MeCall, {}, options)
  if (profile?.id) return profile
  reportProblem('profile-without-id', 'The profile came without an id: nothing was set up after signing in.')
  return null
}

async function setUp({ theme, language }: Me): Promise<void> {
  adoptTheme(theme)
  await adoptLanguage(language)
}
