import type { signUp } from '@souk/contract/entities/sign-up.contract.ts'
import { replace } from 'react-router'
import { call } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { restoreSession } from '../../../lib/session/restore-session.ts'

type VerifyCall = typeof signUp.verifyEmail
type SendCall = typeof signUp.sendVerification
const verify: Pick<VerifyCall, 'method' | 'path'> = { method: 'POST', path: '/api/v2/users/noAuth/verify-email' }
const sendAgain: Pick<SendCall, 'method' | 'path'> = { method: 'POST', path: '/api/v2/users/send-verification' }

export type Verified = { is: 'done'; passwordToken: string | null } | { is: 'dead' } | { is: 'failed'; message: string }

let held: string | null = null
const asked = new Map<string, Promise<Verified>>()

/** The loader: the token leaves the address before anything else, and is written nowhere. */
export async function takeVerification(url: URL): Promise<Response | null> {
  const token = url.pathname.split('/')[2]
  if (!token) return null
  held = decodeURIComponent(token)
  if (location.pathname === url.pathname) history.replaceState(history.state, '', '/verify-email')
  return replace('/verify-email')
}

export const pendingVerification = () => held

/** One link is used once, however often its screen is drawn; what the network broke may be tried again. */
export function verifyOnce(token: string): Promise<Verified> {
  const known = asked.get(token)
  if (known) return known
  const coming = use(token).then((verified) => {
    if (verified.is === 'failed') asked.delete(token)
    return verified
  })
  asked.set(token, coming)
  return coming
}

async function use(token: string): Promise<Verified> {
  try {
    const { passwordToken } = await call(verify as VerifyCall, { body: { token } }, { isQuiet: true })
    await restoreSession()
    return { is: 'done', passwordToken }
  } catch (error) {
    if (!(error instanceof Failed)) throw error
    return error.fields['token'] ? { is: 'dead' } : { is: 'failed', message: error.message }
  }
}

export async function sendVerification(): Promise<void> {
  await call(sendAgain as SendCall, {})
}
