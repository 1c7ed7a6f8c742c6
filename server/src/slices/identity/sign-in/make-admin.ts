import { z } from 'zod/mini'
import { audit } from '../../../platform/data/audit.ts'
import { issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { StartProblem } from '../../../platform/base/start-problem.ts'
import { findUserByEmail } from '../model/identity.queries.ts'
import { endSecondFactors } from '../security/second-factor.queries.ts'

type Options = { endsSecondFactors?: boolean }
export type MadeAdmin = { token: string; isNew: boolean }

const address = z.email()

/**
 * Makes a person an administrator of the marketplace, or lets one in again. Answers the token of a link that sets a
 * password: the operator of the server has every right over its accounts.
 */
export async function makeAdmin(db: Db, key: ServerKey, typed: string, options: Options = {}): Promise<MadeAdmin> {
  const email = typed.trim().toLowerCase()
  if (!address.safeParse(email).success)
    throw new StartProblem(`“${typed}” is no email address: write npm run admin -- name@company.com`)
  return inTransaction(db, async (tx) => {
    const userId = (await findUserByEmail(tx, email))?.id ?? (await addUser(tx, email))
    const place = await tx
      .insertInto('association')
      .values({ userId, entityId: null, role: 'soukAdmin' })
      .onConflict((conflict) => conflict.columns(['userId', 'entityId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (place)
      await tx.updateTable('userAccount').set({ lastAssociationId: place.id }).where('id', '=', userId).execute()
    if (options.endsSecondFactors) await endSecondFactors(tx, userId)
    const { endsSecondFactors = false } = options
    await audit(tx, null, {
      action: 'identity.adminMade',
      subject: userId,
      details: { isNew: !!place, endsSecondFactors },
    })
    const token = await issueToken(tx, key, { purpose: 'passwordReset', subject: userId })
    return { token, isNew: place !== undefined }
  })
}

/** The name is the person's to change in the profile. */
async function addUser(tx: Tx, email: string): Promise<string> {
  const firstName = email.split('@')[0]!.slice(0, 60)
  const { id } = await tx
    .insertInto('userAccount')
    .values({ email, firstName, lastName: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether the marketplace has an administrator. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('association')
    .select('id')
    .where('role', '=', 'soukAdmin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
