import {
  type Credentials,
  type NewPassword,
  type SignedIn,
  identity,
} from '@souk/contract/identity/identity.contract.ts'
import type { z } from 'zod/mini'
import { call } from '../../lib/server/call.ts'
import { openSession } from '../../lib/session/restore-session.ts'
import { clearSession, rememberedRedirect, session, storeSession } from '../../lib/session/session.ts'
import { storeProof } from './registration-token.ts'

const longestRedirect = 500

/** Answers whether a session was opened; without a token nothing of an older one may stay. */
export async function signIn(body: z.output<typeof Credentials>): Promise<boolean> {
  return open(await call(identity.login, { body }, { hidesSuccess: true }))
}

async function open(signedIn: SignedIn | undefined): Promise<boolean> {
  if (!signedIn?.token) {
    clearSession()
    return false
  }
  await openSession(signedIn)
  return true
}

/** The link leads where the person wanted to go. */
export async function sendLoginLink(email: string): Promise<void> {
  const redirect = rememberedRedirect()
  const isSendable = redirect !== null && redirect.length <= longestRedirect
  await call(identity.sendLoginLink, { body: { email, ...(isSendable && { redirect }) } })
}

export async function sendResetLink(email: string): Promise<void> {
  await call(identity.forgetPassword, { body: { email } })
}

export async function sendCode(email: string): Promise<void> {
  await call(identity.sendOtp, { body: { email } })
}

/** Answers whether the mail belongs to an account; if not, what its registration needs is kept. */
export async function verifyCode(email: string, otp: string): Promise<boolean> {
  const { isRegistered, ...signedIn } = await call(identity.verifyOtp, { body: { email, otp } })
  if (isRegistered) return open(signedIn)
  storeProof({ email, token: signedIn.token })
  return false
}

/** A guest has no profile: the session is all there is. */
export async function enterAsGuest(): Promise<void> {
  if (session().token) return
  storeSession(await call(identity.guestLogin, {}))
}

/** A new password ends every session, also the one here. */
export async function setNewPassword(body: z.output<typeof NewPassword>): Promise<void> {
  await call(identity.resetPassword, { body })
  await endSession()
  clearSession()
}

/** The server forgets the session; a server that cannot be reached does not keep anybody signed in here. */
export async function endSession(token: string | null = session().token): Promise<void> {
  if (token) await call(identity.logout, {}, { token, isQuiet: true }).catch(() => {})
}
