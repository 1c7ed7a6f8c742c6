import type { Actor } from '@souk/contract/core/abilities.ts'
import { type Db, openDb } from '../server/src/platform/data/database/db.ts'
import { findSession } from '../server/src/platform/data/access/sessions.ts'

export type Statement = { text: string; values: readonly unknown[] }

/** The statements of a call for the holder of this token, recorded from the functions it uses. */
export async function statementsOf(
  url: string,
  token: string,
  call: (db: Db, actor: Actor) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = openDb(url, 2, { log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }) })
  await findSession(db, token)
  statements.length = 0 // the first sight of a session in a minute is written down; the others, which are measured, are not
  await call(db, (await findSession(db, token))!.actor)
  await db.destroy()
  return statements
}

/** JSON has no bytes: they go as PostgreSQL writes them. */
export function bufferless({ text, values }: Statement): Statement {
  return { text, values: values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)) }
}
