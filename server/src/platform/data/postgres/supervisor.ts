import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { readOrMakeSecret } from '../../base/durable-file.ts'
import { isAlive } from '../../base/is-alive.ts'
import { StartProblem } from '../../base/start-problem.ts'
import { type Address, clearSockets, postmaster, socketsIn, urlOf } from './address.ts'
import { chooseFolders, type Folders } from './folders.ts'

/** `unwatch`: it is not started again when it dies. */
export type Postgres = { url: string; unwatch: () => Promise<void>; stop: () => Promise<void> }
type Options = { settings?: Record<string, string>; onStep?: (step: string) => void }

const database = 'souk'

/** The embedded PostgreSQL on this data folder: made if there is none, adopted if it still runs, started again if it dies, and stopped by the process that started it. */
export async function startPostgres(dataFolder: string, { settings = {}, onStep }: Options = {}): Promise<Postgres> {
  const folders = await chooseFolders(dataFolder)
  const cluster = join(folders.home, 'cluster')
  const password = await readPassword(dataFolder)
  if (!existsSync(cluster)) {
    onStep?.('Making the database folder')
    await makeCluster(folders, cluster, password)
  }
  const here = { folders, cluster, password, settings }
  const address = (await runningAddress(here)) ?? (await firstLaunch(here))
  const unwatch = watch(here, address)
  const stop = async () => {
    await unwatch()
    await stopPostgres(folders, cluster)
  }
  await makeDatabase(urlOf(password, address, 'postgres')).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url: urlOf(password, address, database), unwatch, stop }
}

type Here = { folders: Folders; cluster: string; password: string; settings: Record<string, string> }

/** A database that was killed comes back at its address, so that the pool finds it again. */
function watch(here: Here, address: Address): () => Promise<void> {
  let isWatching = true
  let repair: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const pid = postmaster(here.cluster)?.pid
    if (!isWatching || (pid && isAlive(pid))) return
    clearInterval(timer)
    repair = relaunch(here, address, () => isWatching).then(() => {
      if (isWatching) unwatch = watch(here, address)
    })
  }, 500).unref()
  let unwatch = async () => {
    isWatching = false
    clearInterval(timer)
    await repair
  }
  return () => unwatch()
}

/** Tried until it succeeds, for example once a full disk has space again; the log of PostgreSQL says why it did not. */
async function relaunch(here: Here, address: Address, isWatching: () => boolean): Promise<void> {
  for (let wait = 500; isWatching(); wait = Math.min(wait * 2, 10_000)) {
    try {
      await launch(here, address)
      return
    } catch {
      for (const end = Date.now() + wait; isWatching() && Date.now() < end;) await sleep(100)
    }
  }
}

async function readPassword(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'postgres-password')
  return readOrMakeSecret(file, () => randomBytes(24).toString('hex'), 16)
}

/** Made under another name and renamed when it is whole, so that a power cut leaves no half of it. */
async function makeCluster({ native, home, identity }: Folders, cluster: string, password: string): Promise<void> {
  const unfinished = `${cluster}.unfinished`
  const passwordFile = join(home, 'password')
  await rm(unfinished, { recursive: true, force: true })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if ('uid' in identity) await chown(passwordFile, identity.uid, identity.gid)
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      'souk',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--locale=C.UTF-8',
      '-E',
      'UTF8',
    ],
    { ...identity, cwd: home, encoding: 'utf8' },
  )
  await rm(passwordFile, { force: true })
  if (made.status !== 0) {
    const why = lastLine(made.stderr ?? '') || made.error?.message || 'no reason given'
    throw new StartProblem(
      `The database folder ${cluster} could not be made (${why}): free some space or set SOUK_DATA to another folder.`,
    )
  }
  await rename(unfinished, cluster)
}

/** The address of a server that an earlier process left behind on this folder, once it answers. */
async function runningAddress({ cluster, password }: Here): Promise<Address | null> {
  const running = postmaster(cluster)
  if (!running || !isAlive(running.pid)) return null
  return (await answers(urlOf(password, running, 'postgres'), () => isAlive(running.pid), 20)) ? running : null
}

async function firstLaunch(here: Here): Promise<Address> {
  const sockets = socketsIn(here.folders)
  await clearSockets(sockets)
  return launch(here, { port: await freePort(), sockets })
}

async function launch(here: Here, address: Address): Promise<Address> {
  const { folders, cluster, password } = here
  const logFile = join(folders.home, 'postgres.log')
  // After a kill the old one's workers need a moment to let go of the shared memory.
  for (const end = Date.now() + 15_000; ; await sleep(250)) {
    const began = existsSync(logFile) ? statSync(logFile).size : 0
    const isRunning = spawnServer(here, address, logFile)
    if (await answers(urlOf(password, address, 'postgres'), isRunning, 120)) return address
    if (isRunning()) await stopPostgres(folders, cluster) // it refuses us, and would stay
    const log = existsSync(logFile) ? (await readFile(logFile, 'utf8')).slice(began) : ''
    if (/shared memory block|lock file/.test(log) && Date.now() < end) continue
    throw new StartProblem(
      `PostgreSQL could not start on ${cluster} (${reasonIn(log)}): restore that folder from a backup, or move it away to begin with an empty database.`,
    )
  }
}

/** A disk today finds a page anywhere almost as fast as the next one: with the old figure a list of thousands was read by reading whole tables. */
function memorySettings() {
  const megabytes = Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 20
  return {
    random_page_cost: '1.1',
    shared_buffers: `${Math.round(Math.min(Math.max(megabytes / 8, 128), 1024))}MB`,
    effective_cache_size: `${Math.round(Math.max(megabytes / 2, 256))}MB`,
  }
}

/** Answers whether it still runs. */
function spawnServer({ folders, cluster, settings }: Here, { port, sockets }: Address, logFile: string): () => boolean {
  const { native, home, identity } = folders
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: sockets,
    max_connections: '100',
    jit: 'off',
    ...memorySettings(),
    ...settings,
  }
  const log = openSync(logFile, 'a', 0o600)
  const server = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C must reach it last, when the requests under way are finished.
    { ...identity, cwd: home, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  server.unref()
  useBatchScheduling(server.pid)
  let isRunning = true
  server.once('exit', () => (isRunning = false)).once('error', () => (isRunning = false))
  return () => isRunning
}

/** SCHED_BATCH keeps a woken backend from preempting the Node thread in the middle of a query; optional, Linux only. */
function useBatchScheduling(pid: number | undefined): void {
  if (!pid || process.platform !== 'linux') return
  spawn('chrt', ['-b', '-p', '0', String(pid)], { stdio: 'ignore' }).once('error', () => undefined)
}

/** True as soon as it lets us in; false when it ended, or has not within the seconds given. */
async function answers(url: string, isRunning: () => boolean, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end && isRunning(); await sleep(40)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') return false // another password: not ours
      await client.end().catch(() => undefined)
    }
  }
  return false
}

async function makeDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${database}`)
  await client.end()
}

async function stopPostgres({ native, home, identity }: Folders, cluster: string): Promise<void> {
  const asked = spawn(join(native, 'bin', 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60'], {
    ...identity,
    cwd: home,
    detached: true,
    stdio: 'ignore',
  })
  await new Promise((done) => asked.once('exit', done).once('error', done))
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

/** The first line that says what is wrong, without its time. */
function reasonIn(log: string): string {
  const lines = log.split('\n').filter((one) => !one.includes('the database system is starting up'))
  const line = lines.find((one) => /FATAL|PANIC|could not|invalid/.test(one)) ?? lastLine(log)
  return line.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() || 'it said nothing'
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)?.trim() ?? ''
