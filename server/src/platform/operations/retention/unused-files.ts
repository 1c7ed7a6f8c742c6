import { sql } from 'kysely'
import { pictureWidths } from '@souk/contract/core/limits.ts'
import { audit } from '../../data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../data/database/db.ts'
import type { Job } from '../../delivery/events/jobs.ts'
import type { FileStore } from '../../data/files/file-store.ts'
import { lockLocation } from '../../data/files/record-file.ts'

/**
 * Logs and copies that never own a file. Every other table is searched, also one that is added later: a table that is
 * missing here costs time, a table that is listed wrongly costs files.
 */
const unsearched = new Set([
  'stored_file',
  'api_call',
  'audit',
  'idempotency',
  'live_event',
  'mail',
  'outbox',
  'session',
  'webhook_attempt',
  'webhook_delivery',
])
const mostAtOnce = 5_000
const prefix = '/files/'

type Column = { table: string; columns: string[] }

/** Finds uploaded files to which no row refers, and removes them when that has been so for some days. */
export function unusedFilesJob(db: Db, files: FileStore, days: number): Job {
  return {
    name: 'platform.remove-unused-files',
    every: '10 4 * * 0',
    seconds: 3_600,
    run: async () => {
      await markUnused(db)
      const removed = await removeUnused(db, files, days)
      if (removed > 0) {
        await audit(db, null, { action: 'retention.filesRemoved', subject: 'stored_file', details: { removed, days } })
      }
    },
  }
}

async function markUnused(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`create temporary table used_file (location text primary key) on commit drop`.execute(tx)
    for (const one of await searchedColumns(tx)) await collectUsed(tx, one)
    await sql`update stored_file set unused_since = case when is_used then null else now() end
      from (select id as found_id, exists (select from used_file where used_file.location = stored_file.location) as is_used
        from stored_file) found
      where id = found_id and is_used = (unused_since is not null)`.execute(tx)
  })
}

/** Text, lists of texts and JSON of every table, one pass a table. */
async function searchedColumns(tx: Tx): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", array_agg(c.column_name::text) as columns
    from information_schema.columns c join pg_class on pg_class.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
    where c.table_schema = 'public' and pg_class.relkind in ('r', 'p') and not pg_class.relispartition
      and (c.data_type in ('text', 'character varying', 'json', 'jsonb') or c.udt_name in ('_text', '_varchar'))
    group by c.table_name order by c.table_name`.execute(tx)
  return rows.filter(({ table }) => !unsearched.has(table))
}

/** A picture in one of its widths counts as the whole one. */
async function collectUsed(tx: Tx, { table, columns }: Column): Promise<void> {
  const text = sql`concat_ws(' ', ${sql.join(columns.map((column) => sql`${sql.id(column)}::text`))})`
  await sql`insert into used_file
    select distinct ${prefix} || regexp_replace(match[1], '-\\d+\\.webp$', '.webp')
    from ${sql.table(table)}, regexp_matches(${text}, '/files/([a-z0-9][a-z0-9/.-]*[a-z0-9])', 'g') match
    where ${text} like '%/files/%'
    on conflict do nothing`.execute(tx)
}

async function removeUnused(db: Db, files: FileStore, days: number): Promise<number> {
  const { rows } = await sql<{ location: string }>`
    select location from stored_file group by location
    having bool_and(coalesce(unused_since < now() - make_interval(days => ${days}), false))
    limit ${mostAtOnce}`.execute(db)
  let removed = 0
  for (const { location } of rows) if (await removeFile(db, files, location, days)) removed += 1
  return removed
}

/** Under the lock that an upload of the same content takes: it finds the file, or finds it gone and writes it again. */
function removeFile(db: Db, files: FileStore, location: string, days: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockLocation(tx, location)
    const { numAffectedRows = 0n } = await sql`
      delete from stored_file where location = ${location} and not exists (
        select from stored_file other where other.location = ${location}
          and coalesce(other.unused_since >= now() - make_interval(days => ${days}), true))`.execute(tx)
    if (numAffectedRows === 0n) return false
    for (const name of namesOf(location)) await files.remove(name)
    return true
  })
}

function namesOf(location: string): string[] {
  const whole = location.slice(prefix.length)
  if (!whole.startsWith('pictures/')) return [whole]
  return [whole, ...pictureWidths.map((width) => whole.replace(/\.webp$/, `-${width}.webp`))]
}
