import type { FastifyBaseLogger } from 'fastify'
import type { LinkPurpose } from '@souk/contract/core/endpoint.ts'
import type { Config } from '../base/config.ts'
import type { DatabasePulse } from '../data/database/database-pulse.ts'
import type { Db } from '../data/database/db.ts'
import type { Reads } from '../data/database/reads.ts'
import type { FileStore } from '../data/files/file-store.ts'
import type { MarketplaceFacts } from '../data/marketplace.ts'
import type { SafeFetch } from '../base/safe-fetch.ts'
import type { Flags } from '../delivery/flags.ts'
import type { Enqueue } from '../delivery/events/jobs.ts'
import type { AnyExportKind } from '../documents/exports/export-kind.ts'
import type { LiveEvents } from '../delivery/events/live-events.ts'
import type { MailServer } from '../delivery/mail/mail-server.ts'
import type { SendMail } from '../delivery/mail/mailer.ts'
import type { Say } from '../base/messages.ts'
import type { ServerKey } from '../data/access/server-key.ts'
import type { Session } from '../data/access/sessions.ts'
import type { RecordUsage } from '../delivery/usage.ts'

/** Whom a live link speaks for, if it is of one of these purposes; looking does not use it up. */
export type FindLink = (
  db: Db,
  key: ServerKey,
  token: string,
  purposes: readonly LinkPurpose[],
) => Promise<Session | null>

/** What a handler may use. Plain values, made once in `platform.ts`; tests make the same. */
export type Deps = {
  config: Config
  db: Db // decides: always the primary
  replica: Db // only reads, and may be a moment behind; in a request never behind what its session wrote
  reads: Reads
  pulse: DatabasePulse // whether the database answers
  say: Say
  key: ServerKey
  findLink: FindLink
  files: FileStore
  flags: Flags
  marketplace: () => MarketplaceFacts
  live: LiveEvents
  sendMail: SendMail
  mailServer: MailServer | null // for what sends mails that are waiting
  enqueue: Enqueue
  recordUsage: RecordUsage
  fetchSafely: SafeFetch // for URLs that people typed
  exports: readonly AnyExportKind[] // every kind of file that a slice offers
  log: FastifyBaseLogger
}
