import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import barcodes from 'bwip-js/node'
import { Secret, TOTP } from 'otpauth'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'

const period = 30
/** A clock may be half a minute off, to both sides. */
const window = 1

export const newSecret = () => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** A colon parts the issuer from the person: none may stand in its name. */
export const uriOf = (secret: string, email: string, issuer: string) =>
  totpOf(secret, email, issuer.replaceAll(':', ' ')).toString()

/** The step a right code belongs to; null for a wrong one. */
export function stepOf(secret: string, code: string, at = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window, timestamp: at })
  return delta === null ? null : Math.floor(at / 1000 / period) + delta
}

export const codeAt = (secret: string, at = Date.now()) => totpOf(secret).generate({ timestamp: at })

/** One path of unit squares: the page draws it in its own colours, without a picture file. */
export function qrOf(text: string): { size: number; path: string } {
  // oxlint-disable-next-line import/no-named-as-default-member -- the named export of this name is another function
  const [symbol] = barcodes.raw('qrcode', text, 'eclevel=M fixedeclevel')
  if (!symbol || !('pixs' in symbol)) throw new Error('no modules were drawn')
  const { pixs, pixx: size } = symbol
  const path = pixs.map((isDark, i) => (isDark ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : '')).join('')
  return { size, path }
}

/** AES-256-GCM under a key of this person, bound to the server's secret. */
export function encryptSecret(key: ServerKey, userId: string, secret: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.sign('two-factor secret', userId), iv)
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

export function decryptSecret(key: ServerKey, userId: string, stored: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key.sign('two-factor secret', userId), stored.subarray(0, 12))
  decipher.setAuthTag(stored.subarray(12, 28))
  return Buffer.concat([decipher.update(stored.subarray(28)), decipher.final()]).toString('utf8')
}
