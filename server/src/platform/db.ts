import { Kysely, type LogConfig, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { DB } from './database.gen.ts'
import { names, SoukDialect } from './names.ts'
import { preparing } from './prepared.ts'

export type Database = DB
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

types.setTypeParser(types.builtins.INT8, BigInt)
// A calendar day stays text: as a Date it would move with the time zone.
types.setTypeParser(types.builtins.DATE, String)

export function openDb(connectionString: string, max: number, log: LogConfig = []): Db {
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis: 10_000, application_name: 'souk' })
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
