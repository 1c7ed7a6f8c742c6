import type { z } from 'zod/mini'
import type { FirstAdmin } from '@souk/contract/identity/setup.contract.ts'
import type { SignedIn } from '@souk/contract/identity/sign-in-shapes.ts'
import { consumeToken, issueToken, peekToken } from '../../../platform/data/access/one-time-tokens.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { enter } from '../model/enter.ts'
import { associationsOf, findUserByEmail } from '../model/identity.queries.ts'
import { hashNewPassword } from '../model/passwords.ts'
import { hasAdmin } from './make-admin.ts'

const token = { purpose: 'setup', subject: 'marketplace' } as const

/** The path at which the first administrator begins, or null where there is one. An older path ends. */
export async function setupPath(db: Db, key: ServerKey): Promise<string | null> {
  if (await hasAdmin(db)) return null
  return `/setup?token=${await issueToken(db, key, token)}`
}

export async function isSetupOpen({ db, key }: Deps, typed: string): Promise<boolean> {
  return (await peekToken(db, key, token.purpose, typed)) !== null && !(await hasAdmin(db))
}

/** A refusal leaves the address as it was, so that the person can correct what they typed. */
export async function finishSetup(
  { db, key }: Deps,
  { firstName, lastName, email, ...given }: z.output<typeof FirstAdmin>,
  caller: Caller,
): Promise<SignedIn> {
  const passwordHash = given.password === undefined ? null : await hashNewPassword(given.password)
  return inTransaction(db, async (tx) => {
    const used = await consumeToken(tx, key, token.purpose, given.token)
    if (!used || (await hasAdmin(tx))) throw new Refusal('invalid', 'identity.setupEnded', { field: 'token' })
    if (await findUserByEmail(tx, email)) throw new Refusal('invalid', 'identity.setupKnown', { field: 'email' })
    const { id } = await tx
      .insertInto('userAccount')
      .values({ email, firstName, lastName, passwordHash, language: caller.language })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('association').values({ userId: id, entityId: null, role: 'soukAdmin' }).execute()
    await audit(tx, null, { action: 'identity.adminMade', subject: id, details: { isNew: true }, caller })
    const [place] = await associationsOf(tx, id)
    return enter(tx, id, place!, caller)
  })
}
