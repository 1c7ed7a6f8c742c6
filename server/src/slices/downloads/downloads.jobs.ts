import { sql } from 'kysely'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { makeDownload } from './make-download.ts'
import { makeQueue } from './start-download.ts'

export const downloadsJobs = (deps: Deps): AnyJob[] => [
  {
    name: makeQueue,
    // One at a time: the others wait their turn, and pages stay fast.
    atOnce: 1,
    tries: 4,
    seconds: 900,
    run: ({ downloadId }: { downloadId: string }) => makeDownload(deps, downloadId),
  },
  { name: 'downloads.resume', every: '* * * * *', run: () => resumeAbandoned(deps) },
  { name: 'downloads.clean', every: '41 * * * *', run: () => removeExpired(deps) },
]

/** A worker that was killed renews its lease no more; another one takes the job up. */
export async function resumeAbandoned({ db, enqueue }: Deps): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from download where status = 'processing' and leased_until < now() order by created_at limit 100`.execute(
    db,
  )
  for (const { id } of rows) await enqueue(db, makeQueue, { downloadId: id }, { onlyOne: id })
}

/** The file first: a row without its file would say nothing about what is left in the store. */
export async function removeExpired({ db, files }: Deps): Promise<void> {
  const { rows } = await sql<{ id: string; file: string | null }>`
    select id, file from download where expires_at < now() order by expires_at limit 500`.execute(db)
  for (const { id, file } of rows) {
    if (file) await files.remove(file)
    await sql`delete from download where id = ${id}`.execute(db)
  }
}
