import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { decryptSecret, stepOf } from './totp.ts'

const recoveryCodes = 10
const letters = 'abcdefghjkmnpqrstuvwxyz23456789' // without those that look alike
const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

export async function isTwoFactorOn(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('twoFactor')
    .select('userId')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** One try with a code of either kind. A step and a recovery code each work once, by a conditional update. */
export async function consumeSecondFactor(db: Db, key: ServerKey, userId: string, typed: string): Promise<boolean> {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? consumeTotp(db, key, userId, code) : consumeRecoveryCode(db, key, userId, code)
}

export async function consumeTotp(
  db: Db,
  key: ServerKey,
  userId: string,
  code: string,
  isSetUp = true,
): Promise<boolean> {
  const row = await db.selectFrom('twoFactor').selectAll().where('userId', '=', userId).executeTakeFirst()
  if (!row || (isSetUp && !row.confirmedAt)) return false
  const step = stepOf(decryptSecret(key, userId, row.secret), code)
  if (step === null) return false
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ lastStep: BigInt(step) })
    .where('userId', '=', userId)
    .where('secret', '=', row.secret)
    .where('lastStep', '<', BigInt(step))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const hashOf = (key: ServerKey, userId: string, code: string) =>
  key.sign('recoveryCode', `${userId}\0${code.toLowerCase().replaceAll('-', '')}`)

async function consumeRecoveryCode(db: Db, key: ServerKey, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCode')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('hash', '=', hashOf(key, userId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ten new ones; the older ones end with it. They are readable here and never again. */
export async function renewRecoveryCodes(tx: Db, key: ServerKey, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`)
  await tx.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ userId, hash: hashOf(key, userId, code) })))
    .execute()
  return codes
}

/** Of every kind; answers whether there was any. */
export async function endSecondFactors(tx: Db, userId: string): Promise<boolean> {
  const hadCode = await endTwoFactor(tx, userId)
  const { numDeletedRows } = await tx.deleteFrom('passkey').where('userId', '=', userId).executeTakeFirst()
  return hadCode || numDeletedRows > 0n
}

export async function endTwoFactor(tx: Db, userId: string): Promise<boolean> {
  await tx.deleteFrom('recoveryCode').where('userId', '=', userId).execute()
  const { numDeletedRows } = await tx.deleteFrom('twoFactor').where('userId', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
