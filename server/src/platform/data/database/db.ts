import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type LogConfig, type PostgresPool, type Transaction } from 'kysely'
import { Pool, types } from 'pg'
import type { DB } from '../database.gen.ts'
import { type Turnstile, turnstile } from '../../base/workers/turnstile.ts'
import type { OnStatement } from '../../base/logging/slow-statements.ts'
import { names, SoukDialect } from './column-names.ts'
import { type DatabasePulse, databasePulse, workingBackends } from './database-pulse.ts'
import { outdated, preparing } from './prepared-statements.ts'
import { QueryWatch } from './query-watch.ts'
import type { ReplicaHealth } from './replica-health.ts'
import { replicaOrPrimary } from './replica-pool.ts'

export type Database = DB
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

types.setTypeParser(types.builtins.INT8, BigInt)
// A calendar day stays text: as a Date it would move with the time zone.
types.setTypeParser(types.builtins.DATE, String)

/** In milliseconds. Together they answer a request within 5 s whatever the database does. */
const timeouts = {
  connectionTimeoutMillis: 3_500, // to connect, or to be given a connection
  idleTimeoutMillis: 300_000, // kept for a while: a new one has every statement to prepare again
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 15_000, // a client that was lost holds its locks no longer
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}
/** Of all connections; the others are left to reads, however many transactions wait for a lock. */
const shareOfTransactions = 0.75
const gates = new WeakMap<Db, Turnstile>()
const pools = new WeakMap<Db, { own: Pool; prepared: PostgresPool }>()

type Options = {
  log?: LogConfig
  statementSeconds?: number
  pulse?: DatabasePulse
  onStatement?: OnStatement | undefined
  replicaOf?: { primary: Db; health: ReplicaHealth } // read from the primary while the replica is lost
}

export function openDb(connectionString: string, max: number, options: Options = {}): Db {
  const { log = [], statementSeconds = 60, replicaOf, onStatement, pulse = databasePulse(connectionString) } = options
  const statement_timeout = statementSeconds * 1000
  // An address of replicas may lead to several servers, so that backends are not found by their number.
  const watch = new QueryWatch(pulse, replicaOf ? null : (pids) => workingBackends(connectionString, pids))
  const pool = new Pool({ connectionString, max, ...timeouts, statement_timeout, application_name: 'souk' })
  // A connection that breaks, in the pool or on loan, fails its next query and is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    watch.connected(client)
  })
  const prepared = preparing(pool, watch, onStatement)
  const primary = replicaOf && pools.get(replicaOf.primary)
  const db = new Kysely<Database>({
    dialect: new SoukDialect({
      pool: primary ? replicaOrPrimary(prepared, primary.prepared, replicaOf.health) : prepared,
    }),
    plugins: [names],
    log,
  })
  const atOnce = Math.max(1, Math.floor(max * shareOfTransactions))
  pools.set(db, { own: pool, prepared })
  gates.set(db, turnstile({ atOnce, waiting: 500, seconds: 2.5 }))
  return db
}

/** Connections in use, idle, and asked for in vain so far. */
export function poolUse(db: Db): { used: number; idle: number; waiting: number; max: number } {
  const pool = pools.get(db)?.own
  if (!pool) return { used: 0, idle: 0, waiting: 0, max: 0 }
  const { totalCount, idleCount, waitingCount, options } = pool
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max }
}

const retries = 3
/** PostgreSQL's codes for a deadlock, a serialization failure and an outdated plan: the same work succeeds when it is done again. */
const retryable = new Set(['40P01', '40001', ...outdated])

/** The transaction that is already open, or a new one, which is retried when it collided with another or its tables changed. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  const leave = await gates.get(db)?.enter()
  try {
    return await retried(() => db.transaction().execute(work))
  } finally {
    leave?.()
  }
}

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= retries || !retryable.has((error as { code?: string }).code ?? '')) throw error
      await sleep(Math.random() * 50 * 2 ** tries)
    }
  }
}

/** Reads that do not need each other: at once, or one after the other in a transaction, which has one connection. */
export async function together<T extends readonly (() => Promise<unknown>)[]>(db: Db, reads: T) {
  const answers: unknown[] = []
  if (db.isTransaction) for (const read of reads) answers.push(await read())
  else answers.push(...(await Promise.all(reads.map((read) => read()))))
  return answers as { [K in keyof T]: Awaited<ReturnType<T[K]>> }
}
