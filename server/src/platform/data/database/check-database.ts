import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartProblem } from '../../base/start-problem.ts'

const heardWithin = 2_000 // milliseconds

/** Stops the start with one sentence when the database is away, too old, or behind a pooler that LISTEN does not pass. */
export async function checkDatabase(url: string, directUrl: string): Promise<void> {
  const client = await connected(url, 'DATABASE_URL', ', or unset it to use the embedded one')
  const direct = await connected(directUrl, 'DATABASE_DIRECT_URL').catch(async (error: unknown) => {
    await client.end().catch(() => undefined)
    throw error
  })
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    )
    if (rows[0]!.version < 18)
      throw new StartProblem(`DATABASE_URL leads to PostgreSQL ${rows[0]!.version}: Souk needs 18 or later.`)
    if (!(await hears(direct, client))) {
      const name = directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
      throw new StartProblem(
        `LISTEN hears nothing at ${name}, as through a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the database itself.`,
      )
    }
  } finally {
    await Promise.all([client, direct].map((one) => one.end().catch(() => undefined)))
  }
}

async function connected(url: string, name: string, orElse = ''): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, application_name: 'souk check' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const { host, pathname } = new URL(url)
    const why = (error as { code?: string }).code ?? (error as Error).message
    throw new StartProblem(`The database at ${host}${pathname} cannot be reached (${why}): check ${name}${orElse}.`)
  }
}

/** Notified from another connection: on its own, a pooler would pass the notification with the answer. */
async function hears(listening: Client, notifying: Client): Promise<boolean> {
  const channel = `souk_check_${randomBytes(6).toString('hex')}`
  const heard = new Promise<true>((done) => {
    listening.on('notification', (message) => message.channel === channel && done(true))
  })
  await listening.query(`listen ${channel}`)
  await notifying.query(`select pg_notify('${channel}', '')`)
  const silence = new AbortController()
  const answer = await Promise.race([heard, sleep(heardWithin, false, { signal: silence.signal }).catch(() => false)])
  silence.abort()
  if (answer) await listening.query(`unlisten ${channel}`)
  return answer
}
