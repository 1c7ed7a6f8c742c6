import { networkMessages } from '@souk/contract/core/network.messages.ts'
import type { Failure } from '@souk/contract/core/errors.ts'
import { Failed } from './failed.ts'
import { language } from '../language/language.ts'

type Headers = { get: (name: string) => string | null }
type Body = Partial<Failure> & { data?: { message?: string } | null }

/** What the server refused, in the order of messages people were promised; a 410 has a sentence of its own. */
export function refused(status: number, answer: unknown, headers: Headers): Failed {
  const { errors, data, message } = (typeof answer === 'object' && answer !== null ? answer : {}) as Body
  const fromServer = errors?.[0]?.message || data?.message || message || say('errors.unavailable')
  const words = status === 410 ? say('errors.itemsChanged') : fromServer
  return new Failed(status, words, errors, headers.get('x-request-id'), Number(headers.get('retry-after')) || null)
}

/** What kept the call from being answered: time, the network, or something unforeseen. Only the first has reached the server. */
export function unanswered(error: unknown, requestId: string | null = null): Failed {
  if (isNamed(error, 'TimeoutError')) return new Failed(0, say('errors.timeout'), [], requestId)
  if (error instanceof TypeError || !navigator.onLine) return new Failed(0, say('errors.offline'))
  return new Failed(0, (error instanceof Error && error.message) || say('errors.unavailable'))
}

/** Not through the translation library: these sentences are needed when nothing more can be fetched. */
export function say(key: keyof typeof networkMessages.en): string {
  return networkMessages[language()][key]
}

function isNamed(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name
}
