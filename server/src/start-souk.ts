import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'
import { buildApp, messages, newServer } from './app.ts'
import { backgroundJobs } from './background.ts'
import { type Config, readConfig } from './platform/base/config.ts'
import { lockDataFolder } from './platform/base/data-folder.ts'
import type { Deps } from './platform/serving/deps.ts'
import { Dispatcher, jobsOf } from './platform/delivery/events/dispatcher.ts'
import { migrate } from './platform/data/database/migrate.ts'
import { findLink } from './slices/identity/door.ts'
import { tellWhatIsOpen, whatIsOpen } from './tell-what-is-open.ts'
import { openHealthPort } from './platform/operations/observability/health-port.ts'
import { Metrics } from './platform/operations/observability/metrics.ts'
import { openPlatform, type Platform } from './platform/serving/platform.ts'
import { archiveSettings } from './platform/data/postgres/archive.ts'
import { startPostgres } from './platform/data/postgres/supervisor.ts'
import { checkDatabase } from './platform/data/database/check-database.ts'
import { StartProblem } from './platform/base/start-problem.ts'
import { exportKinds } from './slices.ts'
import { subscribersOf } from './subscribers.ts'

export type Running = { url: string; stop: () => Promise<void> }
type Tell = (line: string) => void
type Stop = () => Promise<unknown> | void

/** From the settings to an address that answers. What was opened is closed in the opposite order, also when a later step fails. */
export async function startSouk(environment: NodeJS.ProcessEnv, tell: Tell): Promise<Running> {
  const config = readConfig(environment)
  const stops: Stop[] = []
  const stop = async () => {
    for (const step of stops.toReversed()) await step()
  }
  try {
    await makeDataFolder(config)
    const databaseUrl = config.databaseUrl ?? (await startEmbedded(config, stops, tell))
    const directUrl = config.directUrl ?? databaseUrl
    await checkDatabase(databaseUrl, directUrl)
    const ran = await migrate(directUrl)
    tell(ran.length > 0 ? `Database brought up to date (${ran.length} migrations)` : 'Database is up to date')

    const app = newServer(config.log, config.trustProxy)
    const platform = await openPlatform(config, databaseUrl, messages, app.log, findLink, exportKinds)
    stops.push(platform.close)
    if (config.isDemo) await fillDemo(platform.deps, tell)
    await startWork(platform, stops)
    const metrics = new Metrics(platform.deps)
    if (config.healthPort)
      stops.push(await openHealthPort(platform.deps, metrics, config.healthPort, whatIsOpen(platform.deps)))
    const url = config.role === 'worker' ? '' : await listen(app, platform.deps, metrics, stops)
    if (config.role === 'worker') tell('Ready: working on jobs')
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function listen(app: FastifyInstance, deps: Deps, metrics: Metrics, toStop: Stop[]): Promise<string> {
    if (config.isDemo)
      (await import('../../demo/serve-pictures.ts')).serveDemoPictures(app, deps.files, config.hasPlainPictures)
    await buildApp(app, deps, metrics)
    toStop.push(() => app.close())
    await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      throw listenProblem(error, config)
    })
    tell(`Ready at ${config.publicUrl}`)
    if (config.isDemo) for (const line of await demoSignIns()) tell(line)
    else await tellWhatIsOpen(deps, tell)
    if (config.log !== 'stdout') tell(`The log is ${config.log}`)
    return config.publicUrl
  }
}

async function makeDataFolder({ dataFolder }: Config): Promise<void> {
  // The embedded PostgreSQL of root runs as another user, who must be able to pass.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  await mkdir(dataFolder, { recursive: true, mode }).catch((error: NodeJS.ErrnoException) => {
    throw new StartProblem(
      `The folder ${dataFolder} cannot be used (${error.code}): set SOUK_DATA to a folder that can be written.`,
    )
  })
}

async function startEmbedded(config: Config, stops: Stop[], tell: Tell): Promise<string> {
  stops.push(await lockDataFolder(config.dataFolder, config.publicUrl))
  if (config.role !== 'worker') await tryPort(config)
  const postgres = await startPostgres(config.dataFolder, { settings: await archiveSettings(config), onStep: tell })
  stops.push(postgres.stop)
  tell('PostgreSQL is running')
  return postgres.url
}

/** Jobs can be enqueued by every process; only a worker runs them and empties the outbox. */
async function startWork({ deps, direct, jobs, listener }: Platform, stops: Stop[]): Promise<void> {
  const subscribers = subscribersOf(deps)
  await jobs.start([...backgroundJobs(deps), ...jobsOf(subscribers)])
  stops.push(() => jobs.stop())
  if (deps.config.role === 'web') return
  const { enqueue, log } = deps
  const dispatcher = new Dispatcher({ db: direct, enqueue, log, subscribers, listener })
  dispatcher.start()
  stops.push(() => dispatcher.stop())
}

/** A port in use is reported at once, not after the database and its demo were made. */
async function tryPort(config: Config): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen(config.port, config.host), 'listening')
  } catch (error) {
    throw listenProblem(error as NodeJS.ErrnoException, config)
  }
  server.close()
  await once(server, 'close')
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  if (error.code === 'EADDRINUSE')
    return new StartProblem(`Port ${port} is in use: stop what runs there, or set PORT to another one.`)
  if (error.code === 'EACCES') return new StartProblem(`Port ${port} needs more rights: set PORT to one above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem(`This machine has no address ${host}: set HOST to one it has, such as 127.0.0.1.`)
  }
  return error
}

/** Loaded only here, so that the product itself never depends on its demo. */
async function fillDemo({ db, key, files }: Deps, tell: Tell): Promise<void> {
  const { fillWorld } = await import('../../demo/world.ts')
  const seconds = await fillWorld(db, key, files)
  if (seconds !== null) collectGarbage()
  if (seconds !== null) tell(`Demo world filled in ${seconds.toFixed(1)} s`)
}

/** Filling the demo leaves 50 MB behind that V8 would keep for as long as memory is plenty. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

async function demoSignIns(): Promise<string[]> {
  const { signIns, password } = await import('../../demo/people.ts')
  return [
    `Sign in with the password ${password} as`,
    ...signIns.map(({ email, who }) => `  ${email.padEnd(28)} ${who}`),
  ]
}
