import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from '@souk/contract/identity/common-password.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

/** OWASP's smallest advice for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** For a password that a person chooses: the most used ones are refused. */
export function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new Refusal('invalid', 'identity.commonPassword', { field: 'password' })
  return hashPassword(password)
}

/** What a stranger's password is compared with, so that an unknown mail takes as long as a known one. */
const nobodys = await hashPassword('nobody has this password')

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? nobodys, password)
  return isRight && Boolean(stored)
}
