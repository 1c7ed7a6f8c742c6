import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { databasePulse } from './database/database-pulse.ts'
import { type Db, openDb } from './database/db.ts'
import { openReads } from './database/reads.ts'
import type { Deps, FindLink } from './deps.ts'
import type { FileStore } from './files/file-store.ts'
import { folderStore } from './files/folder-store.ts'
import { s3Store } from './files/s3-store.ts'
import { openFlags } from './flags.ts'
import { Jobs } from './events/jobs.ts'
import type { AnyExportKind } from './exports/export-kind.ts'
import { Listener } from './events/listener.ts'
import { LiveEvents } from './events/live-events.ts'
import { safeFetch } from './http/safe-fetch.ts'
import { slowStatements } from './observability/slow-statements.ts'
import { mailSender } from './mail/mailer.ts'
import type { Messages } from './messages.ts'
import { checkSecret, readSecret, serverKey } from './access/server-key.ts'
import { usageRecorder } from './usage.ts'

export type Platform = { deps: Deps; direct: Db; jobs: Jobs; listener: Listener; close: () => Promise<void> }

const storeOf = ({ s3, dataFolder }: Config): FileStore => (s3 ? s3Store(s3) : folderStore(join(dataFolder, 'files')))

/** Opens everything a process stands on, on a database that is already migrated. */
export async function openPlatform(
  config: Config,
  url: string,
  { say }: Messages,
  log: FastifyBaseLogger,
  findLink: FindLink,
  exports: readonly AnyExportKind[] = [],
): Promise<Platform> {
  const pulse = databasePulse(url)
  await pulse() // learns which server is at the address
  const onStatement = slowStatements(config.slowStatementMs, log)
  const db: Db = openDb(url, config.poolSize, { pulse, onStatement })
  const reads = await openReads(config, url, db, onStatement)
  const directUrl = config.directUrl ?? url
  const direct = directUrl === url ? db : openDb(directUrl, 2)
  const secret = await readSecret(config.secret, config.dataFolder)
  await checkSecret(db, secret)
  const listener = new Listener(directUrl)
  const jobs = new Jobs(directUrl, { isWorker: config.role !== 'web', log })
  const live = new LiveEvents(db, listener)
  const flags = await openFlags(db, listener)
  await listener.start()
  await live.start()
  const usage = config.telemetryUrl
    ? (await import('./observability/usage-logs.ts')).usageLogs(config.telemetryUrl, log)
    : null
  const { enqueue } = jobs
  const deps: Deps = {
    config,
    db,
    replica: reads.db,
    reads,
    say,
    flags,
    live,
    enqueue,
    log,
    findLink,
    pulse,
    exports,
    fetchSafely: safeFetch(config.allowsPrivateUrls),
    key: serverKey(secret),
    files: storeOf(config),
    sendMail: mailSender(say, enqueue),
    recordUsage: usageRecorder(usage?.send),
  }
  const close = async () => {
    await usage?.stop()
    await listener.stop()
    await reads.health?.stop()
    await Promise.all([...new Set([db, reads.db, direct])].map((one) => one.destroy()))
  }
  return { deps, direct, jobs, listener, close }
}
