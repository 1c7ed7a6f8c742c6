import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import type { Config } from '../base/config.ts'
import { databasePulse } from '../data/database/database-pulse.ts'
import { type Db, openDb } from '../data/database/db.ts'
import { openReads } from '../data/database/reads.ts'
import type { Deps, FindLink } from './deps.ts'
import type { FileStore } from '../data/files/file-store.ts'
import { openLists } from '../data/list-entries.ts'
import { folderStore } from '../data/files/folder-store.ts'
import { s3Store } from '../data/files/s3-store.ts'
import { openMarketplace } from '../data/marketplace.ts'
import { openFlags } from '../delivery/flags.ts'
import { Jobs } from '../delivery/events/jobs.ts'
import type { AnyExportKind } from '../documents/exports/export-kind.ts'
import { Listener } from '../delivery/events/listener.ts'
import { LiveEvents } from '../delivery/events/live-events.ts'
import { safeFetch } from '../base/safe-fetch.ts'
import { slowStatements } from '../base/logging/slow-statements.ts'
import { openMaintenance } from './maintenance.ts'
import { mailHouse, senderName } from '../delivery/mail/mail-house.ts'
import { openMailServer } from '../delivery/mail/mail-server.ts'
import { mailSender } from '../delivery/mail/mailer.ts'
import type { Messages, Say } from '../base/messages.ts'
import { checkSecret, readSecret, serverKey } from '../data/access/server-key.ts'
import { usageRecorder } from '../delivery/usage.ts'

export type Platform = { deps: Deps; direct: Db; jobs: Jobs; listener: Listener; close: () => Promise<void> }

const storeOf = ({ s3, dataFolder }: Config): FileStore => (s3 ? s3Store(s3) : folderStore(join(dataFolder, 'files')))

/** Opens everything a process stands on, on a database that is already migrated. */
export async function openPlatform(
  config: Config,
  url: string,
  words: Messages,
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
  const maintenance = await openMaintenance(db, listener)
  await openLists(db, listener)
  const marketplace = await openMarketplace(db, listener)
  // Every sentence may name the marketplace; no caller passes its name.
  const say: Say = (language, key, params) =>
    words.say(language, key, { product: marketplace().name[language], ...params })
  await listener.start()
  await live.start()
  const usage = config.telemetryUrl
    ? (await import('../delivery/usage-logs.ts')).usageLogs(config.telemetryUrl, log)
    : null
  const { enqueue } = jobs
  const deps: Deps = {
    config,
    db,
    replica: reads.db,
    reads,
    say,
    flags,
    maintenance,
    marketplace,
    live,
    enqueue,
    log,
    findLink,
    pulse,
    exports,
    fetchSafely: safeFetch(config.allowsPrivateUrls),
    key: serverKey(secret),
    files: storeOf(config),
    sendMail: mailSender(say, enqueue, (language) => mailHouse({ config, marketplace }, language)),
    mailServer: openMailServer(config, (language) => senderName(config, marketplace(), language)),
    recordUsage: usageRecorder(usage?.send),
  }
  const close = async () => {
    await usage?.stop()
    deps.mailServer?.close()
    await listener.stop()
    await reads.health?.stop()
    await Promise.all([...new Set([db, reads.db, direct])].map((one) => one.destroy()))
  }
  return { deps, direct, jobs, listener, close }
}
