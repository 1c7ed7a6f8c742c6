import {
  type Credentials,
  type FirstStep,
  type NewPassword,
  identity,
} from '@souk/contract/identity/identity.contract.ts'
import { twoFactor } from '@souk/contract/identity/security.contract.ts'
import type { z } from 'zod/mini'
import { language } from '../../../lib/language/language.ts'
import { translate } from '../../../lib/language/i18n.ts'
import { reportProblem } from '../../../lib/server/browser-reports.ts'
import { call, callWithMessage } from '../../../lib/server/call.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { setPendingChallenge } from '../../../lib/session/pending-challenge.ts'
import { openSession } from '../../../lib/session/restore-session.ts'
import { clearSession, rememberedRedirect, session, storeSession } from '../../../lib/session/session.ts'
import { storeProof } from './registration-token.ts'

const longestRedirect = 500

/** Leads on into the session or to the second step. */
export async function signIn(body: z.output<typeof Credentials>): Promise<void> {
  const { data, message } = await callWithMessage(identity.login, { body }, { hidesSuccess: true })
  await open(data, message)
}

/** Without a token nothing of an older session may stay; the server's sentence is shown and recorded. */
export async function open(first: FirstStep | undefined, message?: string): Promise<void> {
  if (first?.secondStep) return setPendingChallenge(first.secondStep.challenge)
  if (!first?.token) {
    clearSession()
    const shown = message ?? translate(language(), 'identity', 'login.incomplete')
    reportProblem('sign-in without a token', shown)
    throw new Failed(200, shown)
  }
  await openSession({ ...first, token: first.token })
}

/** The challenge is used up by a right code only. */
export async function takeSecondStep(challenge: string, code: string): Promise<void> {
  const signedIn = await call(twoFactor.secondStep, { body: { challenge, code } }, { hidesSuccess: true })
  setPendingChallenge(null)
  await openSession(signedIn)
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
  const { data, message } = await callWithMessage(identity.verifyOtp, { body: { email, otp } })
  const { isRegistered, ...signedIn } = data
  if (isRegistered) await open(signedIn, message)
  else storeProof({ email, token: signedIn.token ?? '' })
  return isRegistered
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
