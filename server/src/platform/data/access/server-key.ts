import { createHash, createHmac, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../database/db.ts'
import { readOrMakeSecret } from '../../base/durable-file.ts'
import { StartProblem } from '../../base/start-problem.ts'

/** Signs what leaves the house and comes back: tokens, addresses of private files. */
export type ServerKey = { sign: (purpose: string, text: string) => Buffer }

export function serverKey(secret: string): ServerKey {
  return { sign: (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest() }
}

/** The secret from the settings, else one that is made once in the data folder. */
export async function readSecret(given: string | null, dataFolder: string): Promise<string> {
  if (given) return given
  const file = join(dataFolder, 'secret')
  await mkdir(dataFolder, { recursive: true })
  return readOrMakeSecret(file, () => randomBytes(32).toString('hex'), 32)
}

/** Two processes with different secrets would refuse each other's links: better to say so at start. */
export async function checkSecret(db: Db, secret: string): Promise<void> {
  const fingerprint = createHash('sha256').update(`souk fingerprint ${secret}`).digest('hex')
  const known = await inTransaction(db, async (tx) => {
    await sql`lock table server_key in exclusive mode`.execute(tx) // the first process decides, the others compare
    await sql`insert into server_key (fingerprint) select ${fingerprint} where not exists (select from server_key)`.execute(
      tx,
    )
    return (await tx.selectFrom('serverKey').select('fingerprint').executeTakeFirstOrThrow()).fingerprint
  })
  if (known !== fingerprint) {
    throw new StartProblem(
      'This database was set up with another secret: set SOUK_SECRET to the same value on every machine.',
    )
  }
}
