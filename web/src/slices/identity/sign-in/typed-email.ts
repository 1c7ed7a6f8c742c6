import { onSessionChange } from '../../../lib/session/session.ts'

let typed = ''

/** The next person at this screen does not read it. */
onSessionChange(() => storeTypedEmail(''))

/** The address follows the person from one way in to the next; it is written nowhere. */
export function typedEmail(): string {
  return typed
}

export function storeTypedEmail(email: string): void {
  typed = email
}
