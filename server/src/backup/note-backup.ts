import { sql } from 'kysely'
import type { Config } from '../platform/base/config.ts'
import { StartProblem } from '../platform/base/start-problem.ts'
import { openDb } from '../platform/data/database/db.ts'
import { runningUrl } from '../platform/data/postgres/running-url.ts'
import { noteCheck } from '../slices/readiness/door.ts'

/** The console says when the last backup was made. A database that does not run, or has older tables, is told nothing. */
export async function noteBackup({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<void> {
  const url = databaseUrl ?? (await runningUrl(dataFolder).catch(stoppedIsNull))
  if (!url) return
  const db = openDb(url, 1)
  try {
    const { rows } = await sql<{ is: boolean }>`select to_regclass('readiness_check') is not null as is`.execute(db)
    if (rows[0]?.is) await noteCheck(db, 'backup', { isGood: true, subject: '', detail: '' }, null)
  } finally {
    await db.destroy()
  }
}

function stoppedIsNull(error: unknown): null {
  if (error instanceof StartProblem) return null
  throw error
}
