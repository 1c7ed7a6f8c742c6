import type { Tx } from '../../../platform/data/database/db.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { lockImport } from './imports.queries.ts'

/** An import that waits for its people, as it was looked at. */
export async function lockReadyImport(tx: Tx, brandId: string, id: string, version: number) {
  const job = found(await lockImport(tx, brandId, id))
  if (job.status !== 'READY') throw new Refusal('conflict', 'imports.notReady')
  if (job.version !== version) throw new Refusal('stale', 'catalog.stale')
  return job
}
