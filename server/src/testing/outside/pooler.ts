import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { poolerBinary } from '../../../../tools/pooler.js'
import { freePort } from '../free-port.ts'

/** As in `ops/pgbouncer/pgbouncer.ini`. */
const limits = 'set lock_timeout = 2000; set statement_timeout = 60000; set idle_in_transaction_session_timeout = 15000'

/** PgBouncer in transaction mode before this server, with few connections so that they change hands. */
export async function startPooler(url: string, connections = 6) {
  const { port: databasePort, username, password, pathname } = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'souk-pooler-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeFile(join(folder, 'users'), `"${username}" "${password}"\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${databasePort} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
max_prepared_statements = 500
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
logfile = ${join(folder, 'log')}
`,
  )
  const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if ('uid' in unprivileged) await chmod(folder, 0o777)
  const child = spawn(poolerBinary, [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...unprivileged })
  const pooled = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`
  await answering(pooled)
  return {
    url: pooled,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 10_000; ; await sleep(50)) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
