/** The first step of a sign-in on its way to the second; in memory only, so a reload starts again. */
let pending: string | null = null

export function setPendingChallenge(challenge: string | null): void {
  pending = challenge
}

export function pendingChallenge(): string | null {
  return pending
}
