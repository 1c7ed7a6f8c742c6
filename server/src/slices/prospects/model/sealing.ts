import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'

export type ContactData = { name: string; email: string; phone: string }
const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
/** Derived from the server's key, so that a copy of the database alone says nothing. */
const keyOf = (key: ServerKey) => key.sign('prospect contact', 'aes-256-gcm v1')

/** Encrypted and authenticated: iv, tag, text. */
export function seal(key: ServerKey, data: ContactData): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, keyOf(key), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

export function unseal(key: ServerKey, sealed: Buffer): ContactData {
  const decipher = createDecipheriv(algorithm, keyOf(key), sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
  return JSON.parse(text.toString('utf8')) as ContactData
}

/** Finds an address again without storing it. */
export const emailHash = (key: ServerKey, email: string): Buffer | null =>
  email === '' ? null : key.sign('prospect email', email.trim().toLowerCase())
export function phoneHash(key: ServerKey, phone: string): Buffer | null {
  const digits = phone.replace(/\D/g, '')
  return digits === '' ? null : key.sign('prospect phone', digits)
}
