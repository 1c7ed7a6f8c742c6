import { spawnSync } from 'node:child_process'
import { Client } from 'pg'
import { StartProblem } from '../platform/base/start-problem.ts'

/** A database that Souk did not make is copied as a dump: that takes neither a superuser nor the right to replicate. */
export type Dump = { by: 'pg_dump'; server: number; program: number } // major versions
type Program = 'pg_dump' | 'pg_restore'

export async function checkBeforeDump(url: string): Promise<Dump> {
  const { server, unreadable } = await asked<{ server: number; unreadable: string | null }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as server,
       (select min(oid::regclass::text) from pg_class where relkind in ('r', 'p') and not has_table_privilege(oid, 'select')
          and relnamespace::regnamespace::text !~ '^(pg_|information_schema)') as unreadable`,
  )
  if (unreadable)
    throw new StartProblem(
      `The role of DATABASE_URL may not read ${unreadable}: name the role that owns the tables. It needs to be no superuser.`,
    )
  return { by: 'pg_dump', server, program: versionOf('pg_dump', server) }
}

export function dump(url: string, file: string): void {
  run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', `--file=${file}`])
}

export async function checkBeforeRestore(url: string, { server, program }: Dump): Promise<void> {
  versionOf('pg_restore', program)
  const there = await asked<{ server: number; table: string | null; mayCreate: boolean }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as server,
       (select min(oid::regclass::text) from pg_class where relkind in ('r', 'p')
          and relnamespace::regnamespace::text !~ '^(pg_|information_schema)') as "table",
       has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate"`,
  )
  if (there.server < server)
    throw new StartProblem(
      `The backup is of PostgreSQL ${server}, DATABASE_URL leads to PostgreSQL ${there.server}: restore it into ${server} or later.`,
    )
  if (there.table)
    throw new StartProblem(`The database of DATABASE_URL has the table ${there.table}: name an empty database.`)
  if (!there.mayCreate)
    throw new StartProblem(
      'The role of DATABASE_URL may not create tables and schemas there: let it own the database. It needs to be no superuser.',
    )
}

/** In one transaction: a restore that fails leaves the database empty. */
export function restoreDump(url: string, file: string): void {
  run('pg_restore', url, ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file])
}

function versionOf(program: Program, least: number): number {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  const version = error ? 0 : Number(/(\d+)/.exec(stdout)?.[1] ?? 0)
  if (version >= least) return version
  const found = version > 0 ? `${program} ${version} is too old` : `${program} is not there`
  throw new StartProblem(`${found}: install the client programs of PostgreSQL ${least} or later.`)
}

/** The password stays out of the list of processes. */
function run(program: Program, url: string, options: readonly string[]): void {
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password)
  address.password = ''
  const { status, stderr, error } = spawnSync(program, [...options, `--dbname=${address.href}`], {
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }, // check-sources: allow
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  if (status === 0) return
  const why = stderr?.trim().split('\n').at(-1) ?? error?.message ?? status
  throw new StartProblem(`${program} failed (${why}): nothing was changed.`)
}

async function asked<Row extends object>(url: string, question: string): Promise<Row> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'souk backup' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Row>(question)).rows[0]!
  } catch (error) {
    const { host, pathname } = new URL(url)
    const why = (error as { code?: string }).code ?? (error as Error).message
    throw new StartProblem(`The database at ${host}${pathname} cannot be asked (${why}): check DATABASE_URL.`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
