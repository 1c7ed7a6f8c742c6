import { hash, verify } from '@node-rs/argon2'

/** OWASP's smallest advice for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** What a stranger's password is compared with, so that an unknown mail takes as long as a known one. */
const nobodys = await hashPassword('nobody has this password')

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? nobodys, password)
  return isRight && Boolean(stored)
}
