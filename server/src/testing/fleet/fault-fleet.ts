import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from 's3rver'
import { databaseProxy } from '../outside/database-proxy.ts'
import { freePort } from '../free-port.ts'
import { newMailServer } from '../outside/mail-server.ts'
import { startWithStandby } from '../replica.ts'
import { newStripe } from '../outside/stripe-stand-in.ts'
import { newDisk } from './disk.ts'

const root = join(import.meta.dirname, '../../../..')
const clock = './server/src/testing/fleet/shift-clock.js'
const startMs = 900_000 // the first process fills the demo world
const webhookSecret = 'whsec_fleet'
export type FaultMember = {
  name: string
  url: string
  process: ChildProcess
  launch: () => Promise<void>
  /** Moves the clock of this process; 0 puts it right. */
  shiftClock: (minutes: number) => Promise<void>
}
export type FaultFleet = Awaited<ReturnType<typeof startFaultFleet>>

/** Web processes and a worker on a PostgreSQL with a standby, a mail server, an object store and a card provider, with a network that can break. */
export async function startFaultFleet(webs: number) {
  const disk = await newDisk()
  const servers = await startWithStandby({ max_connections: '150', max_wal_size: '256MB' }, disk.folder)
  const mailServer = await newMailServer()
  const stripe = await newStripe()
  const bucket = await startBucket()
  const database = await databaseProxy(servers.primary().url)
  const [mail, store] = [await databaseProxy(mailServer.url), await databaseProxy(bucket.url)]
  const settings = {
    DATABASE_URL: database.url,
    SMTP_URL: mail.url.replace(/\/$/, ''),
    S3_ENDPOINT: store.url.replace(/\/$/, ''),
    S3_BUCKET: 'souk',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    STRIPE_SECRET_KEY: 'sk_test_fleet',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    SOUK_SECRET: 'a secret of at least thirty-two characters',
    SOUK_DEMO: 'on',
  }
  const members: FaultMember[] = []
  const stop = async () => {
    for (const { process: child } of members) child?.kill('SIGKILL')
    await Promise.all([database, mail, store].map((one) => one.close()))
    await Promise.all([mailServer.close(), stripe.close(), bucket.close()])
    await servers.stop()
    await disk.remove()
  }
  try {
    for (const name of [...Array.from({ length: webs }, (_, n) => `web-${n + 1}`), 'worker']) {
      const folder = join(disk.folder, name)
      await mkdir(folder)
      const port = await freePort()
      const own = {
        SOUK_ROLE: name.split('-')[0]!,
        PORT: String(port),
        SOUK_DATA: folder,
        SOUK_LOG: join(folder, 'log'),
      }
      const member = newMember(name, folder, `http://127.0.0.1:${port}`, { ...settings, ...own })
      members.push(member)
      await member.launch()
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    webs: members.filter(({ name }) => name !== 'worker'),
    worker: members.at(-1)!,
    servers,
    disk,
    networks: { database, mail, store },
    mails: mailServer.mails,
    bucketUrl: bucket.url,
    stripe: { ...stripe, webhookSecret },
    stop,
  }
}

function newMember(name: string, folder: string, url: string, environment: Record<string, string>): FaultMember {
  const clockFile = join(folder, 'clock-minutes')
  const member = { name, url } as FaultMember
  member.launch = async () => {
    await rm(clockFile, { force: true })
    member.process = launched({ ...environment, SOUK_CLOCK_FILE: clockFile })
    await ready(member.process)
  }
  member.shiftClock = async (minutes) => {
    await writeFile(clockFile, String(minutes))
    member.process.kill('SIGUSR2')
  }
  return member
}

function launched(environment: Record<string, string>): ChildProcess {
  const options = ['--import', './server/tsx-loader.js', '--import', clock]
  return spawn(process.execPath, [...options, 'server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment }, // check-sources: allow
  })
}

async function ready(child: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream!.on('data', (chunk) => (output += String(chunk)))
  for (const end = Date.now() + startMs; !output.includes('Ready'); await sleep(50)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`A process did not start: ${output}`)
  }
}

/** On the usual disk: the stand-in for S3 does not survive a full one. */
async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'souk-bucket-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'souk', configs: [] }],
  })
  const { port } = await server.run()
  const close = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
