import { type Insertable, sql } from 'kysely'
import { type Database, type Db, inTransaction, type Tx } from '../database/db.ts'
import type { FileStore } from './file-store.ts'

/** Until the end of the transaction: a file is either recorded or removed, not both at once. */
export async function lockLocation(tx: Tx, location: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file ${location}`}, 0))`.execute(tx)
}

/** Remembers a stored file. Unused files are removed under the same lock, so one that is gone by now is stored again. */
export async function recordFile(
  db: Db,
  store: FileStore,
  name: string,
  file: Insertable<Database['storedFile']>,
  storeAgain: () => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLocation(tx, file.location)
    if (!(await store.has(name))) await storeAgain()
    await tx.insertInto('storedFile').values(file).execute()
  })
}
