import { sql } from 'kysely'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import type { Trader } from '../connections/door.ts'
import { findDownload, type DownloadRecord } from './downloads.queries.ts'
import { makeQueue } from './start-download.ts'

/** Once more with the same choices, as the one who asked. What is under way or ready stays as it is. */
export async function retryDownload({ db, enqueue }: Deps, actor: Trader, id: string): Promise<DownloadRecord> {
  return inTransaction(db, async (tx) => {
    const row = found(await findDownload(tx, actor, id))
    const { numAffectedRows } = await sql`
      update download set status = 'processing', problem = null, finished_at = null, tries = 0, done = 0, total = 0,
        lease = null, leased_until = null, expires_at = now() + interval '7 days'
      where id = ${id} and status = 'error'`.execute(tx)
    if (numAffectedRows === 1n) {
      await enqueue(tx, makeQueue, { downloadId: id })
      await publishLive(tx, { entityId: row.entityId }, 'downloads.changed', id)
    }
    return found(await findDownload(tx, actor, id))
  })
}

/** A worker that still makes it finds no row and removes its file. */
export async function removeDownload({ db, files }: Deps, actor: Trader, id: string): Promise<null> {
  const row = found(await findDownload(db, actor, id))
  const file = await inTransaction(db, async (tx) => {
    // The file as it is now: a worker may have finished it since the row was read.
    const { rows } = await sql<{ file: string | null }>`delete from download where id = ${id} returning file`.execute(
      tx,
    )
    await publishLive(tx, { entityId: row.entityId }, 'downloads.changed', id)
    return rows[0]?.file
  })
  if (file) await files.remove(file)
  return null
}

export function requireReady({ status, file }: DownloadRecord): string {
  if (status !== 'readyToDownload' || !file) throw new Refusal('conflict', 'downloads.notReady')
  return file
}
