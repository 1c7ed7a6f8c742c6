/** Where this tab keeps the token that proves a mail: registering without a password needs it as bearer, for 30 minutes. */
export const registrationTokenKey = 'registrationToken'
const emailKey = 'registrationEmail'

/** A mail that was proved by a code, and what proves it. */
type Proof = { email: string; token: string }

export function storeProof({ email, token }: Proof): void {
  sessionStorage.setItem(registrationTokenKey, token)
  sessionStorage.setItem(emailKey, email)
}

export function storedProof(): Proof | null {
  const [token, email] = [sessionStorage.getItem(registrationTokenKey), sessionStorage.getItem(emailKey)]
  return token && email ? { email, token } : null
}

export function dropProof(): void {
  sessionStorage.removeItem(registrationTokenKey)
  sessionStorage.removeItem(emailKey)
}
