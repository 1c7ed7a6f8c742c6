import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { may } from '@souk/contract/core/abilities.ts'
import { extensionOf } from '@souk/contract/core/exports.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { claimSeconds } from '../../platform/delivery/outgoing/claim.ts'
import { emit, publishLive } from '../../platform/data/outbox.ts'
import { renderExport } from '../../platform/documents/exports/render-export.ts'
import { contentTypeOf } from '../../platform/data/files/file-store.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { WorkerLimit } from '../../platform/base/workers/run-in-worker.ts'
import type { Trader } from '../connections/door.ts'
import { type JobRecord, leaseDownload, renewLease } from './downloads.queries.ts'

const leaseSeconds = claimSeconds
const renewMs = 1_500
const mostTries = 3

/** Makes one file. Only the holder of the lease can finish it, so a job that was taken up twice leaves one file. */
export async function makeDownload(deps: Deps, id: string): Promise<void> {
  const lease = randomUUID()
  const job = await leaseDownload(deps.db, id, lease, leaseSeconds)
  if (!job) return // removed, finished, or in the hands of another worker
  if (job.tries > mostTries) return fail(deps, job, lease, 'downloads.problem.failed') // it killed its workers
  const held = holdLease(deps, job, lease)
  try {
    await writeFile(deps, job, lease, held.progress)
  } catch (error) {
    const problem = problemOf(error, job.tries)
    if (!problem) {
      await releaseLease(deps, id, lease)
      throw error
    }
    deps.log.warn({ err: error, downloadId: id }, 'a download failed')
    await fail(deps, job, lease, problem)
  } finally {
    held.stop()
  }
}

/** The person as they are now: rights that were taken away since count. */
async function actorOf({ db }: Deps, { userId, entityId }: JobRecord): Promise<Trader> {
  const row = await db
    .selectFrom('association')
    .innerJoin('entity', 'entity.id', 'association.entityId')
    .where('association.userId', '=', userId)
    .where('association.entityId', '=', entityId)
    .select(['association.role', 'entity.type as side'])
    .executeTakeFirst()
  if (!row) throw new Refusal('forbidden')
  return { userId, entityId, side: row.side, role: row.role } as Trader
}

async function writeFile(deps: Deps, job: JobRecord, lease: string, progress: (done: number, total: number) => void) {
  const kind = deps.exports.find(({ type }) => type === job.type)
  const actor = await actorOf(deps, job)
  if (!kind || !may(actor, kind.may)) throw new Refusal('forbidden')
  const { language, look, input, format } = job
  const context = { deps, actor, language, look, progress }
  const content = await kind.content(context, input, format)
  const folder = await mkdtemp(join(tmpdir(), 'souk-download-'))
  try {
    const path = join(folder, 'file')
    await pipeline(Readable.from(renderExport(content, format)), createWriteStream(path))
    const { size } = await stat(path)
    const name = `downloads/${job.entityId}/${job.id}-${lease}.${extensionOf(format)}`
    await deps.files.putFile(name, path, contentTypeOf(name))
    const isMine = await finish(deps, job, lease, name, size)
    if (!isMine) await deps.files.remove(name)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function finish(deps: Deps, job: JobRecord, lease: string, file: string, bytes: number): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const { numAffectedRows } = await sql`
      update download set status = 'readyToDownload', file = ${file}, bytes = ${bytes}, finished_at = now(), lease = null, leased_until = null
      where id = ${job.id} and lease = ${lease} and status = 'processing'`.execute(tx)
    if (numAffectedRows !== 1n) return false
    await tell(tx, job, 'ready')
    return true
  })
}

function fail(deps: Deps, job: JobRecord, lease: string, problem: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { numAffectedRows } = await sql`
      update download set status = 'error', problem = ${problem}, finished_at = now(), lease = null, leased_until = null
      where id = ${job.id} and lease = ${lease} and status = 'processing'`.execute(tx)
    if (numAffectedRows === 1n) await tell(tx, job, 'failed')
  })
}

async function tell(tx: Deps['db'], { id, entityId, userId, type }: JobRecord, how: 'ready' | 'failed'): Promise<void> {
  await emit(tx, `download.${how}`, { downloadId: id, entityId, userId, type })
  await publishLive(tx, { entityId }, 'downloads.changed', id)
  await publishLive(tx, { userId }, `downloads.${how}`, id)
}

/** The next worker need not wait for the lease to run out. */
async function releaseLease({ db }: Deps, id: string, lease: string): Promise<void> {
  await sql`update download set lease = null, leased_until = null where id = ${id} and lease = ${lease}`.execute(db)
}

/** What a person can do about it, or nothing when the job is to be retried. */
function problemOf(error: unknown, tries: number): string | null {
  if (error instanceof WorkerLimit) return 'downloads.problem.tooLarge'
  if (error instanceof Refusal && error.code !== 'unavailable') {
    if (error.code === 'not_found') return 'downloads.problem.gone'
    return error.code === 'forbidden' ? 'downloads.problem.forbidden' : error.key
  }
  return tries < mostTries ? null : 'downloads.problem.failed'
}

/** Renews the lease and writes the progress, at most every so often. */
function holdLease({ db }: Deps, { id, entityId }: JobRecord, lease: string) {
  let [done, total, published] = [0, 0, 0]
  const renew = async () => {
    const isHeld = await renewLease(db, { id, lease, seconds: leaseSeconds, done, total })
    if (isHeld && done !== published) await publishLive(db, { entityId }, 'downloads.changed', id)
    published = done
  }
  const timer = setInterval(() => void renew().catch(() => undefined), renewMs)
  return {
    progress: (now: number, all: number) => {
      ;[done, total] = [now, all]
    },
    stop: () => clearInterval(timer),
  }
}
