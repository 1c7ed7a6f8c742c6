import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ServerKey } from './server-key.ts'

const algorithm = 'aes-256-gcm'
const keyFor = (key: ServerKey, purpose: string) => key.sign('seal', purpose)

/** Encrypts what has to be read again later, such as the token of a store. */
export function seal(key: ServerKey, purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyFor(key, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

export function unseal(key: ServerKey, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(algorithm, keyFor(key, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
