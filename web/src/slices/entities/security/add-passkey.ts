import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { passkeys, type Proof } from '@souk/contract/identity/security.contract.ts'
import { call } from '../../../lib/server/call.ts'

/** The browser makes the key and keeps its secret half. */
export async function addPasskey(name: string, proof: Proof): Promise<void> {
  const options = await call(passkeys.begin, { body: proof }, { isQuiet: true })
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  await call(passkeys.add, { body: { name, response: response as unknown as Record<string, unknown> } })
}
