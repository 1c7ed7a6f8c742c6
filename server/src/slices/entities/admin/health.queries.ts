import { sql } from 'kysely'
import { databaseCondition, type Health, jobsCondition, mailCondition } from '@souk/contract/entities/health.ts'
import { isLiveKey } from '../../../platform/base/config.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { canSendMail, mailServerProblem } from '../../../platform/delivery/mail/mail-server.ts'

type Figures = {
  version: string
  bytes: number
  connections: number
  connectionsMost: number
  migrations: number
  waiting: number
  active: number
  failed: number
  oldestWaitingSeconds: number | null
  outbox: number
  outboxSeconds: number | null
  mailsWaiting: number
  mailsFailed: number
  mailsKept: number
  lastSentAt: Date | null
  lastEventAt: Date | null
  unknownPayments: number
  files: number
  fileBytes: number
}

export async function readHealth(deps: Deps): Promise<Health> {
  const started = performance.now()
  await sql`select 1`.execute(deps.db)
  const milliseconds = Math.round((performance.now() - started) * 10) / 10
  const [figures, problem, mailProblem] = await Promise.all([
    readFigures(deps),
    fileProblem(deps),
    mailServerProblem(deps.config),
  ])
  const { config } = deps
  const database = {
    version: figures.version,
    milliseconds,
    bytes: figures.bytes,
    connections: figures.connections,
    connectionsMost: figures.connectionsMost,
    migrations: figures.migrations,
  }
  const { waiting, active, failed, oldestWaitingSeconds, outbox, outboxSeconds } = figures
  const jobs = { waiting, active, failed, oldestWaitingSeconds, outbox, outboxSeconds }
  const mail = {
    waiting: figures.mailsWaiting,
    failed: figures.mailsFailed,
    kept: figures.mailsKept,
    problem: mailProblem,
  }
  return {
    checkedAt: new Date().toISOString(),
    database: { condition: databaseCondition(database), ...database },
    jobs: { condition: jobsCondition(jobs), ...jobs },
    mail: {
      condition: mailCondition({ ...mail, canSend: canSendMail(config) }),
      transport: config.smtpUrl ? 'smtp' : 'local',
      ...mail,
      lastSentAt: figures.lastSentAt?.toISOString() ?? null,
    },
    files: {
      condition: problem ? 'bad' : 'ok',
      store: config.s3 ? 's3' : 'folder',
      problem,
      count: figures.files,
      bytes: figures.fileBytes,
    },
    payments: {
      condition: figures.unknownPayments > 0 ? 'warn' : 'ok',
      mode: config.stripe ? (isLiveKey(config.stripe.secretKey) ? 'live' : 'test') : config.isDemo ? 'builtIn' : 'off',
      lastEventAt: figures.lastEventAt?.toISOString() ?? null,
      unknown: figures.unknownPayments,
    },
    integrations: integrationsOf(deps, mailProblem),
  }
}

/** One line for each outside service; what is not set is built in or off. */
function integrationsOf({ config }: Deps, mailProblem: string | null): Health['integrations'] {
  const line = (key: string, isExternal: boolean, otherwise: 'builtIn' | 'off', detail: string | null = null) => ({
    key,
    mode: isExternal ? ('external' as const) : otherwise,
    condition: 'ok' as const,
    detail,
  })
  return [
    {
      ...line('mail', config.smtpUrl !== null, 'builtIn', config.smtpUrl ? new URL(config.smtpUrl).host : null),
      condition: mailProblem === null ? 'ok' : 'bad',
    },
    line('files', config.s3 !== null, 'builtIn', config.s3 ? new URL(config.s3.endpoint).host : null),
    line('replica', config.replicaUrl !== null, 'off'),
    line(
      'telemetry',
      config.telemetryUrl !== null,
      'off',
      config.telemetryUrl ? new URL(config.telemetryUrl).host : null,
    ),
  ]
}

async function fileProblem({ files }: Deps): Promise<string | null> {
  try {
    await files.check()
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 200) : String(error)
  }
}

const countedFiles = 100_000

/** Exact up to a limit; above it the planner's number of rows times a figure of the newest ones, because a count reads the whole table. */
const storedFiles = (exact: string, ofNewest: string) => sql`(select case when reltuples <= ${sql.lit(countedFiles)}
  then (select ${sql.raw(exact)} from stored_file)
  else round(reltuples * (select ${sql.raw(ofNewest)} from (select bytes from stored_file order by id desc limit 1000) newest))
  end from pg_class where oid = 'stored_file'::regclass)`

async function readFigures({ db }: Deps): Promise<Figures> {
  const { rows } = await sql<Figures>`select
    current_setting('server_version') as version,
    pg_database_size(current_database())::float8 as bytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as connections_most,
    (select count(*)::int from migration) as migrations,
    (select count(*)::int from pgboss.job where state in ('created', 'retry') and start_after <= now()) as waiting,
    (select count(*)::int from pgboss.job where state = 'active') as active,
    (select count(*)::int from pgboss.job where state = 'failed') as failed,
    (select extract(epoch from now() - min(start_after))::int from pgboss.job
      where state in ('created', 'retry') and start_after <= now()) as oldest_waiting_seconds,
    (select count(*)::int from outbox) as outbox,
    (select extract(epoch from now() - min(created_at))::int from outbox) as outbox_seconds,
    (select count(*)::int from mail where status = 'WAITING') as mails_waiting,
    (select count(*)::int from mail where status = 'FAILED') as mails_failed,
    (select count(*)::int from mail where status = 'KEPT' and tries > 0 and html <> '') as mails_kept,
    (select sent_at from mail where status = 'SENT' order by id desc limit 1) as last_sent_at,
    (select max(at) from provider_event) as last_event_at,
    (select count(*)::int from payment where status = 'CREATED' and created_at < now() - interval '15 minutes') as unknown_payments,
    ${storedFiles('count(*)', 'max(1)')}::int as files,
    ${storedFiles('coalesce(sum(bytes), 0)', 'avg(bytes)')}::float8 as file_bytes`.execute(db)
  return rows[0]!
}
