import { sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import type { OnStatement } from '../../base/logging/slow-statements.ts'
import { type Db, openDb } from './db.ts'
import { readLsn, ReplicaHealth } from './replica-health.ts'

/** Where reads go that may be a moment behind; without a replica to the primary. */
export type Reads = { db: Db; health: ReplicaHealth | null }

export async function openReads(
  config: Config,
  primaryUrl: string,
  primary: Db,
  onStatement?: OnStatement,
): Promise<Reads> {
  const { replicaUrl, maxLagSeconds, poolSize } = config
  if (!replicaUrl) return { db: primary, health: null }
  const health = new ReplicaHealth({ primaryUrl, replicaUrl, maxLagSeconds })
  await health.start()
  return { db: openDb(replicaUrl, poolSize, { onStatement, replicaOf: { primary, health } }), health }
}

/** How far the log of the primary is, after a write of this process. */
export async function writtenUpTo(primary: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(primary)
  return rows[0]!.lsn
}

const lsnFormat = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** The replica once it holds what this session wrote last, until then the primary. */
export function readsAfter({ db, health }: Reads, primary: Db, written: string | undefined): Db {
  if (!health || !written || !lsnFormat.test(written)) return db
  return health.has(readLsn(written)) ? db : primary
}
