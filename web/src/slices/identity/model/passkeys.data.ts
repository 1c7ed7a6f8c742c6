import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { passkeys } from '@souk/contract/identity/security.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { openSession } from '../../../lib/session/restore-session.ts'

/** The browser asks which passkey; false where the person closed its question. */
export const signInWithPasskey = () => enter(false)

/** Waits in the address field until a passkey is chosen there. */
export async function suggestPasskey(): Promise<boolean> {
  return (await browserSupportsWebAuthnAutofill()) && enter(true)
}

export const stopSuggesting = () => WebAuthnAbortService.cancelCeremony()

async function enter(useBrowserAutofill: boolean): Promise<boolean> {
  const options = await call(passkeys.beginSignIn, {}, { isQuiet: true })
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const body = { response: response as unknown as Record<string, unknown> }
  await openSession(await call(passkeys.signIn, { body }, { hidesSuccess: true }))
  return true
}
