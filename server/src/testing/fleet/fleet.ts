import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../platform/data/postgres/supervisor.ts'
import { databaseProxy } from '../outside/database-proxy.ts'
import { freePort } from '../free-port.ts'
import { newMailServer } from '../outside/mail-server.ts'

const root = join(import.meta.dirname, '../../../..')
export type Member = { name: string; url: string; process: ChildProcess; launch: () => Promise<void> }

/** Web processes and a worker on one PostgreSQL, with a network to the database and to the mail server that can be cut. */
export async function startFleet(webs: number) {
  const folder = await mkdtemp(join(tmpdir(), 'souk-fleet-'))
  await chmod(folder, 0o755)
  const postgres = await startPostgres(folder, { settings: { max_connections: '150' } })
  const mailServer = await newMailServer()
  const [database, mail] = [await databaseProxy(postgres.url), await databaseProxy(mailServer.url)]
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: mail.url.replace(/\/$/, ''),
    SOUK_SECRET: 'a secret of at least thirty-two characters',
    SOUK_DEMO: 'on',
    SOUK_LOG: join(folder, 'log'),
  }
  const members: Member[] = []
  for (const name of [...Array.from({ length: webs }, (_, n) => `web ${n + 1}`), 'worker']) {
    const port = await freePort()
    const own = { SOUK_ROLE: name.split(' ')[0]!, PORT: String(port), SOUK_DATA: join(folder, name.replace(' ', '-')) }
    const member = { name, url: `http://127.0.0.1:${port}` } as Member
    member.launch = async () => {
      member.process = await launched({ ...settings, ...own })
    }
    await member.launch()
    members.push(member)
  }
  return {
    members,
    database,
    mail,
    mails: mailServer.mails,
    url: postgres.url,
    postmaster: join(folder, 'postgres/cluster/postmaster.pid'),
    stop: async () => {
      for (const { process: child } of members) child.kill('SIGKILL')
      await Promise.all([database.close(), mail.close()])
      await mailServer.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launched(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', './server/tsx-loader.js', 'server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment }, // check-sources: allow
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  for (const end = Date.now() + 240_000; !output.includes('Ready'); await sleep(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`A process did not start: ${output}`)
  }
  return child
}
