import { Kysely, type LogConfig, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { DB } from '../database.gen.ts'
import { names, SoukDialect } from './column-names.ts'
import { preparing } from './prepared-statements.ts'

export type Database = DB
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

types.setTypeParser(types.builtins.INT8, BigInt)
// A calendar day stays text: as a Date it would move with the time zone.
types.setTypeParser(types.builtins.DATE, String)

// A connection that has been quiet for a while is kept: a new one has every statement to learn again.
const timeouts = { connectionTimeoutMillis: 10_000, idleTimeoutMillis: 300_000 }

export function openDb(connectionString: string, max: number, log: LogConfig = []): Db {
  const pool = new Pool({ connectionString, max, ...timeouts, application_name: 'souk' })
  // A connection that breaks, in the pool or on loan, fails its next query and is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Database>({
    dialect: new SoukDialect({ pool: preparing(pool) }),
    plugins: [names],
    log,
  })
}

/** The transaction that is already open, or a new one. */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work)
}

/** Reads that do not need each other: at once, or one after the other in a transaction, which has one connection. */
export async function together<T extends readonly (() => Promise<unknown>)[]>(db: Db, reads: T) {
  const answers: unknown[] = []
  if (db.isTransaction) for (const read of reads) answers.push(await read())
  else answers.push(...(await Promise.all(reads.map((read) => read()))))
  return answers as { [K in keyof T]: Awaited<ReturnType<T[K]>> }
}
