import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '../start-problem.ts'
import { chooseFolders, type Folders } from './folders.ts'

export type Postgres = { url: string; stop: () => Promise<void> }
type Options = { settings?: Record<string, string>; onStep?: (step: string) => void }

const database = 'souk'

/** The embedded PostgreSQL on this data folder: made if there is none, adopted if it still runs, and stopped by whoever holds it. */
export async function startPostgres(dataFolder: string, { settings = {}, onStep }: Options = {}): Promise<Postgres> {
  const folders = await chooseFolders(dataFolder)
  const cluster = join(folders.home, 'cluster')
  const password = await readPassword(dataFolder)
  if (!existsSync(cluster)) {
    onStep?.('Making the database folder')
    await makeCluster(folders, cluster, password)
  }
  const port = (await runningPort(cluster, password)) ?? (await launch(folders, cluster, password, settings))
  await makeDatabase(urlOf(password, port, 'postgres'))
  return { url: urlOf(password, port, database), stop: () => stopPostgres(folders, cluster) }
}

const urlOf = (password: string, port: number, name: string) => `postgres://souk:${password}@127.0.0.1:${port}/${name}`

async function readPassword(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'postgres-password')
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  return (await readFile(file, 'utf8')).trim()
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
      '--no-sync',
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

/** The port of a server that an earlier process left behind on this folder, once it answers. */
async function runningPort(cluster: string, password: string): Promise<number | null> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port] = (await readFile(file, 'utf8')).split('\n').map(Number)
  if (!pid || !port || !isAlive(pid)) return null
  return (await answers(urlOf(password, port, 'postgres'), () => isAlive(pid), 20)) ? port : null
}

async function launch(
  { native, home, identity }: Folders,
  cluster: string,
  password: string,
  settings: Record<string, string>,
): Promise<number> {
  const port = await freePort()
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    jit: 'off',
    ...settings,
  }
  const logFile = join(home, 'postgres.log')
  const log = openSync(logFile, 'a', 0o600)
  const server = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', cluster, '-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C must reach it last, when the requests under way are finished.
    { ...identity, cwd: home, detached: true, stdio: ['ignore', log, log] },
  )
  server.unref()
  let ended = false
  server.once('exit', () => (ended = true)).once('error', () => (ended = true))
  if (await answers(urlOf(password, port, 'postgres'), () => !ended, 120)) return port
  const said = lastLine(existsSync(logFile) ? await readFile(logFile, 'utf8') : '')
  throw new StartProblem(
    `PostgreSQL could not start on ${cluster} (${said}): restore that folder from a backup, or move it away to begin with an empty database.`,
  )
}

/** True as soon as it lets us in; false when it ended, or has not within the seconds given. */
async function answers(url: string, isRunning: () => boolean, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end && isRunning(); await sleep(40)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
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
  const client = new pg.Client({ connectionString: url })
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)?.trim() ?? ''
