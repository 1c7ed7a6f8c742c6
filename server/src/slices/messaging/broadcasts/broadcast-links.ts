import { timingSafeEqual } from 'node:crypto'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'

const clickPurpose = 'broadcast click'
const unsubscribePurpose = 'broadcast unsubscribe'

function signed(key: ServerKey, purpose: string, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${key.sign(purpose, text).toString('base64url')}`
}

function verified(key: ServerKey, purpose: string, token: string): string | null {
  const [payload = '', signature = ''] = token.split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  const [given, expected] = [Buffer.from(signature, 'base64url'), key.sign(purpose, text)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null
}

/** A link that counts its click; only addresses that we signed are led to. */
export const clickLink = (key: ServerKey, publicUrl: string, recipientId: string, url: string) =>
  `${publicUrl}/r/${signed(key, clickPurpose, `${recipientId} ${url}`)}`

export function readClick(key: ServerKey, token: string): { recipientId: string; url: string } | null {
  const text = verified(key, clickPurpose, token)
  if (text === null) return null
  const at = text.indexOf(' ')
  return { recipientId: text.slice(0, at), url: text.slice(at + 1) }
}

/** Ends the broadcasts of one brand to one address, and nothing else. */
export const unsubscribeToken = (key: ServerKey, recipientId: string) => signed(key, unsubscribePurpose, recipientId)
export const readUnsubscribe = (key: ServerKey, token: string) => verified(key, unsubscribePurpose, token)
