import { randomId } from '../../../lib/random-id.ts'

const place = 'checkoutAttempt'

/** One key for one set of wishes, also after a reload: who tries again after a lost answer orders nothing twice. */
export function keyFor(choices: unknown): string {
  const body = JSON.stringify(choices)
  const stored = read()
  if (stored?.body === body) return stored.key
  const key = randomId()
  sessionStorage.setItem(place, JSON.stringify({ body, key }))
  return key
}

/** An answer came, whatever it was: the next try is another one. */
export function forgetKey(): void {
  sessionStorage.removeItem(place)
}

function read(): { body: string; key: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}
