import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { StartProblem } from '../start-problem.ts'

const folder = join(import.meta.dirname, '../../../migrations')
const lock = 7_260_001

/** Brings the database to the newest shape, each file in its own transaction; answers the files it ran. */
export async function migrate(connectionString: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const client = new Client({ connectionString, application_name: 'souk migrate' })
  await client.connect()
  try {
    // Several processes may start at once: one migrates, the others wait and find nothing left to do.
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
    const done = new Map(rows.map(({ name, hash }) => [name, hash]))
    const unknown = rows.find(({ name }) => !files.includes(name))
    if (unknown) {
      throw new StartProblem(
        `The database was made by a newer version (${unknown.name}): start that version, or use another database.`,
      )
    }
    const ran: string[] = []
    for (const name of files) if (await runOnce(client, name, done)) ran.push(name)
    return ran
  } finally {
    await client.end()
  }
}

async function runOnce(client: Client, name: string, done: ReadonlyMap<string, string>): Promise<boolean> {
  const text = await readFile(join(folder, name), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const earlier = done.get(name)
  if (earlier === hash) return false
  if (earlier) {
    throw new StartProblem(
      `${name} was changed after it ran on this database: put it back as it was, and write a new migration instead.`,
    )
  }
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return true
}
