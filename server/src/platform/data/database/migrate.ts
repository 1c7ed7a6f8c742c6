import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartProblem } from '../../base/start-problem.ts'

const folder = join(import.meta.dirname, '../../../../migrations')
const lock = 7_260_001
const tries = 10
/** How long a migration waits for a table that others use: everyone who comes after it waits behind it. */
const lockMilliseconds = 3_000
/** The file says so itself where a statement, such as a concurrent index, cannot run in a transaction. */
const alone = /^-- without a transaction$/m

type Options = { folder?: string; tell?: (line: string) => void }
type Work = { client: Client; folder: string; tell: (line: string) => void }

/**
 * Brings the database to the newest shape, each file in its own transaction; answers the files it ran.
 * Several processes may start at once: the lock is held by each transaction, never by the session, which a pooler would lend to others.
 */
export async function migrate(connectionString: string, options: Options = {}): Promise<string[]> {
  const { folder: from = folder, tell = () => undefined } = options
  const files = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  const client = new Client({ connectionString, application_name: 'souk migrate' })
  client.on('error', () => undefined)
  await client.connect()
  const work = { client, folder: from, tell }
  try {
    await inLock(work, async () => {
      await client.query(
        'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
      )
    })
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const unknown = rows.find(({ name }) => !files.includes(name))
    if (unknown) {
      throw new StartProblem(
        `The database was made by a newer version (${unknown.name}): start that version, or use another database.`,
      )
    }
    const ran: string[] = []
    for (const name of files) if (await runOnce(work, name)) ran.push(name)
    return ran
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function runOnce(work: Work, name: string): Promise<boolean> {
  const { client } = work
  const text = await readFile(join(work.folder, name), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  if (await hasRun(client, name, hash)) return false
  const record = () => client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  if (alone.test(text)) return runAlone(work, name, hash, text)
  return inLock(work, async () => {
    if (await hasRun(client, name, hash)) return false // another process was faster
    await client.query(text)
    await record()
    return true
  })
}

/** Statement by statement; each must bear a second run (`if not exists`), because the file may stop half-way. */
async function runAlone(work: Work, name: string, hash: string, text: string): Promise<boolean> {
  const statements = text
    .split(/;\s*$/m)
    .map((part) => part.replace(/^--.*$/gm, '').trim())
    .filter(Boolean)
  for (const statement of statements) {
    await retried(work, async () => {
      await work.client.query(`set lock_timeout = ${lockMilliseconds}`)
      await work.client.query(statement)
    })
  }
  const { rowCount } = await work.client.query(
    'insert into migration (name, hash) values ($1, $2) on conflict do nothing',
    [name, hash],
  )
  return rowCount === 1
}

async function hasRun(client: Client, name: string, hash: string): Promise<boolean> {
  const { rows } = await client.query<{ hash: string }>('select hash from migration where name = $1', [name])
  if (rows[0] && rows[0].hash !== hash) {
    throw new StartProblem(
      `${name} was changed after it ran on this database: put it back as it was, and write a new migration instead.`,
    )
  }
  return rows.length > 0
}

async function inLock<T>(work: Work, run: () => Promise<T>): Promise<T> {
  return retried(work, async () => {
    await work.client.query('begin')
    try {
      // Waits for another process that migrates as long as that takes; the limit is for the tables.
      await work.client.query('set local lock_timeout = 0')
      await work.client.query('set local statement_timeout = 0')
      await work.client.query('select pg_advisory_xact_lock($1)', [lock])
      await work.client.query(`set local lock_timeout = ${lockMilliseconds}`)
      const answer = await run()
      await work.client.query('commit')
      return answer
    } catch (error) {
      await work.client.query('rollback').catch(() => undefined)
      throw error
    }
  })
}

/** PostgreSQL's codes for a lock that was not given in time and for a deadlock. */
const retryable = new Set(['55P03', '40P01'])

async function retried<T>({ tell }: Work, run: () => Promise<T>): Promise<T> {
  for (let n = 1; ; n += 1) {
    try {
      return await run()
    } catch (error) {
      if (n >= tries || !retryable.has((error as { code?: string }).code ?? '')) throw error
      tell(`A table is in use: trying again (${n} of ${tries - 1})`)
      await sleep(500 * n)
    }
  }
}
