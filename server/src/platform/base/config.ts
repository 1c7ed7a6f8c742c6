import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod/mini'
import { type HelpLinks, helpLinks } from './help-links.ts'
import { StartProblem } from './start-problem.ts'

const url = (...protocols: string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    }),
  )
/** Routes, cookies, links and service files all begin at the root of a host. */
const publicAddress = url('http:', 'https:').check(
  z.refine(
    (text) => !URL.canParse(text) || /^\/*$/.test(new URL(text).pathname + new URL(text).search + new URL(text).hash),
    {
      error:
        'the address of a host without a path, because Souk needs a host name of its own, such as https://souk.example',
    },
  ),
)
const whole = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  const digits = z.string().check(z.regex(/^\d+$/, error))
  return z.pipe(z.pipe(digits, z.transform(Number)), z.number().check(z.minimum(min, error), z.maximum(max, error)))
}
const share = z.pipe(
  z.pipe(z.string().check(z.regex(/^[01]?(\.\d+)?$/, 'a number from 0 to 1')), z.transform(Number)),
  z.number().check(z.maximum(1, 'a number from 0 to 1')),
)
const named = (what: string, least = 1) => z.string().check(z.minLength(least, what))
const choice = <const C extends readonly [string, ...string[]]>(...choices: C) =>
  z.enum(choices, { error: `one of ${choices.join(', ')}` })

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])
const isProxy = (text: string) => {
  const [address = '', bits, ...rest] = text.trim().split('/')
  const maxBits = isIP(address) === 6 ? 128 : 32
  return (
    proxyNames.has(text.trim()) ||
    (isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits)))
  )
}
const proxies = z.string().check(
  z.refine((text) => text.split(',').every(isProxy), {
    error: 'addresses or networks with commas between them, such as 10.0.0.5,10.1.0.0/16,loopback',
  }),
)

/** An address, or a name and an address: Maison Orla <hello@orla.example>. */
const sender = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,"]+@[^\s<>@,"]+)$/,
        'a sender such as "Souk <hello@example.com>"',
      ),
    ),
  z.transform((text) => {
    const [, name = '', address = text] = /^(.*)<(.+)>$/.exec(text) ?? []
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
  }),
)

const origins = z.string().check(
  z.refine((text) => text.split(',').every((one) => URL.canParse(one.trim()) && /^https?:/.test(one.trim())), {
    error: 'addresses with commas between them, such as https://souk.example,https://www.souk.example',
  }),
)

/** Every setting there is, all optional. What is not here is not read from the environment. */
const Settings = z.object({
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(named('a host name or an address'), '127.0.0.1'),
  PUBLIC_URL: z.optional(publicAddress),
  SOUK_DATA: z._default(named('a folder'), '.souk'),
  SOUK_ROLE: z._default(choice('all', 'web', 'worker'), 'all'),
  SOUK_DEMO: z.optional(choice('on', 'off')),
  SOUK_DEMO_PICTURES: z.optional(choice('drawn', 'plain')),
  ADMIN_TWO_FACTOR: z.optional(choice('required', 'offered')),
  PASSKEY_RP_ID: z.optional(named('the domain that passkeys belong to')),
  PASSKEY_ORIGINS: z.optional(origins),
  SOUK_AUTO_REVIEW: z.optional(choice('on', 'off')),
  SOUK_BRAND_APPROVAL: z.optional(choice('on', 'off')),
  SOUK_PRIVATE_URLS: z.optional(choice('on', 'off')),
  SOUK_SECRET: z.optional(named('at least 32 characters', 32)),
  TRUST_PROXY: z._default(proxies, 'loopback'),
  SOUK_LOG: z.optional(named('"stdout" or a file')),
  DATABASE_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_URL: z.optional(url('postgres:', 'postgresql:')),
  DATABASE_REPLICA_MAX_LAG: z._default(whole(1, 3_600), 10),
  SLOW_STATEMENT_MS: z._default(whole(0, 600_000), 1_000),
  HEALTH_PORT: z.optional(whole(1, 65_535)),
  SOUK_WAL_ARCHIVE: z.optional(named('a folder')),
  KEEP_MAIL_DAYS: z._default(whole(1, 36_500), 90),
  KEEP_MAIL_KEY_DAYS: z._default(whole(365, 36_500), 1_095),
  KEEP_LOG_DAYS: z._default(whole(7, 36_500), 90),
  KEEP_NOTIFICATION_DAYS: z._default(whole(30, 36_500), 395),
  KEEP_USAGE_MONTHS: z._default(whole(13, 1_200), 13),
  KEEP_ASSISTANT_DAYS: z._default(whole(7, 36_500), 365),
  KEEP_UNUSED_FILE_DAYS: z._default(whole(1, 36_500), 30),
  KEEP_AUDIT_DAYS: z._default(whole(365, 36_500), 1_095),
  KEEP_PROVIDER_EVENT_DAYS: z._default(whole(7, 36_500), 90),
  DATABASE_POOL: z._default(whole(2, 200), 20),
  S3_ENDPOINT: z.optional(url('http:', 'https:')),
  S3_BUCKET: z.optional(named('the name of a bucket', 3)),
  S3_REGION: z._default(named('a region'), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(named('an access key id')),
  S3_SECRET_ACCESS_KEY: z.optional(named('a secret access key')),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z.optional(sender),
  SECURITY_CONTACT: z.optional(url('https:', 'mailto:')),
  MAIL_WEBHOOK_SECRET: z.optional(named('at least 16 characters', 16)),
  STRIPE_SECRET_KEY: z.optional(named('a secret key of Stripe', 8)),
  STRIPE_WEBHOOK_SECRET: z.optional(named('the signing secret of the webhook', 8)),
  STRIPE_API_URL: z.optional(url('http:', 'https:')),
  AI_BASE_URL: z.optional(url('http:', 'https:')),
  AI_API_KEY: z.optional(named('the key of the language model')),
  AI_MODEL: z.optional(named('the name of a language model')),
  HELP_LINKS: z.optional(helpLinks),
  LEADS_URL: z.optional(url('http:', 'https:')),
  LEADS_KEY: z.optional(named('the key of the provider of leads')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
})

/** As compose.yaml has it. */
const sampleSecret = 'change-this-secret-of-32-characters'

/** What is older is removed by jobs. */
export type Keep = {
  mailDays: number // the content of a sent mail
  mailKeyDays: number // its row, which keeps the same mail from being sent twice
  auditDays: number
  providerEventDays: number
  logDays: number // API calls, webhook deliveries, runs of store connections, rows of imports, daily quotas
  notificationDays: number
  usageMonths: number
  assistantDays: number // since the last message
  unusedFileDays: number // since nothing refers to an uploaded file
}

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataFolder: string
  role: 'all' | 'web' | 'worker'
  isDemo: boolean
  hasPlainPictures: boolean // of the demo: one flat picture for all products, which costs nothing to draw
  isAdminTwoFactorRequired: boolean // the console opens only after a second factor or a passkey
  passkeys: { rpId: string; origins: string[] }
  autoReview: boolean // submitted collections are checked by a job and published
  approvesBrands: boolean // a brand that signs up is invisible until staff approve it
  allowsPrivateUrls: boolean // webhooks and store feeds may be in private networks
  secret: string | null
  trustProxy: string[] // whose X-Forwarded-For counts
  log: string
  databaseUrl: string | null
  directUrl: string | null // past a pooler, for what needs a session: LISTEN, migrations, the dispatcher
  replicaUrl: string | null
  maxLagSeconds: number // a replica further behind is not read
  slowStatementMs: number // statements that take longer are logged; 0: none
  healthPort: number | null // /healthz, /readyz and /metrics, in every role
  walArchive: string | null // where the embedded database copies its log
  keep: Keep
  poolSize: number
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  smtpUrl: string | null
  mailFrom: { name: string; address: string }
  securityContact: string | null // whom /.well-known/security.txt names
  mailWebhookSecret: string | null // what a mail provider sends as bearer token
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | null } | null
  leads: { url: string; key: string | null } | null // a provider of stores, asked every night
  ai: { baseUrl: string; apiKey: string | null; model: string; answerMs: number } | null // any OpenAI-compatible endpoint
  helpLinks: HelpLinks // the operator's own help pages; built-in ones where it has none
  solverSeconds: number // how long a selection may be improved
  telemetryUrl: string | null // an OTLP collector: traces, metrics and usage events
  traceShare: number // of the requests, from 0 to 1
}

/** The only reader of the environment. A bad value stops the start with one sentence that says what to write. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(Settings.shape).flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    const name = String(path[0])
    throw new StartProblem(`${name} is "${environment[name]}", but it must be ${message}: set it so, or unset it.`)
  }
  const set = parsed.data
  const dataFolder = resolve(set.SOUK_DATA)
  const isLocal = isLoopback(set.HOST) && !set.DATABASE_URL
  const isDemo = set.SOUK_DEMO ? set.SOUK_DEMO === 'on' : isLocal
  if (!isDemo && set.SOUK_SECRET === sampleSecret)
    throw new StartProblem(
      'SOUK_SECRET is the sample that everyone can read: set one of your own, such as the output of "openssl rand -hex 32".',
    )
  const publicUrl = (set.PUBLIC_URL ?? `http://${hostInUrl(set.HOST)}:${set.PORT}`).replace(/\/+$/, '')
  return {
    port: set.PORT,
    host: set.HOST,
    publicUrl,
    dataFolder,
    role: set.SOUK_ROLE,
    isDemo,
    hasPlainPictures: set.SOUK_DEMO_PICTURES === 'plain',
    // The password of the demo's admin is public, so a second factor would protect nothing there.
    isAdminTwoFactorRequired: set.ADMIN_TWO_FACTOR ? set.ADMIN_TWO_FACTOR === 'required' : !isDemo,
    passkeys: passkeysOf(set, publicUrl),
    autoReview: set.SOUK_AUTO_REVIEW ? set.SOUK_AUTO_REVIEW === 'on' : isDemo,
    approvesBrands: set.SOUK_BRAND_APPROVAL ? set.SOUK_BRAND_APPROVAL === 'on' : !isDemo,
    // A demo that only this machine can reach may call this machine: people try webhooks on it.
    allowsPrivateUrls: set.SOUK_PRIVATE_URLS ? set.SOUK_PRIVATE_URLS === 'on' : isLocal && isDemo,
    secret: set.SOUK_SECRET ?? null,
    trustProxy: set.TRUST_PROXY.split(',').map((text) => text.trim()),
    log: set.SOUK_LOG ?? (isLocal ? resolve(dataFolder, 'souk.log') : 'stdout'),
    databaseUrl: set.DATABASE_URL ?? null,
    directUrl: set.DATABASE_DIRECT_URL ?? null,
    replicaUrl: set.DATABASE_REPLICA_URL ?? null,
    maxLagSeconds: set.DATABASE_REPLICA_MAX_LAG,
    slowStatementMs: set.SLOW_STATEMENT_MS,
    healthPort: set.HEALTH_PORT ?? null,
    walArchive: set.SOUK_WAL_ARCHIVE ?? null,
    keep: {
      mailDays: set.KEEP_MAIL_DAYS,
      mailKeyDays: set.KEEP_MAIL_KEY_DAYS,
      auditDays: set.KEEP_AUDIT_DAYS,
      providerEventDays: set.KEEP_PROVIDER_EVENT_DAYS,
      logDays: set.KEEP_LOG_DAYS,
      notificationDays: set.KEEP_NOTIFICATION_DAYS,
      usageMonths: set.KEEP_USAGE_MONTHS,
      assistantDays: set.KEEP_ASSISTANT_DAYS,
      unusedFileDays: set.KEEP_UNUSED_FILE_DAYS,
    },
    poolSize: set.DATABASE_POOL,
    s3: s3Of(set),
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM ?? { name: '', address: 'no-reply@souk.test' },
    securityContact: set.SECURITY_CONTACT ?? null,
    mailWebhookSecret: set.MAIL_WEBHOOK_SECRET ?? null,
    stripe: stripeOf(set),
    leads: set.LEADS_URL ? { url: set.LEADS_URL, key: set.LEADS_KEY ?? null } : null,
    ai: aiOf(set),
    helpLinks: set.HELP_LINKS ?? {},
    solverSeconds: 2,
    telemetryUrl: set.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    traceShare: set.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Browsers refuse passkeys of an IP address: on this machine they belong to `localhost`. */
function passkeysOf({ PASSKEY_RP_ID, PASSKEY_ORIGINS }: z.output<typeof Settings>, publicUrl: string) {
  const { protocol, hostname, port } = new URL(publicUrl)
  const name = isLoopback(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
  const origin = `${protocol}//${name}${port && `:${port}`}`
  return {
    rpId: PASSKEY_RP_ID ?? name,
    origins: PASSKEY_ORIGINS ? PASSKEY_ORIGINS.split(',').map((one) => new URL(one.trim()).origin) : [origin],
  }
}

function s3Of(set: z.output<typeof Settings>): Config['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(needed).length) return null
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartProblem(
      `S3 needs ${missing.join(' and ')} too: set it, or unset every S3_ setting to keep files in a folder.`,
    )
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function stripeOf(set: z.output<typeof Settings>): Config['stripe'] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL = null } = set
  if (!STRIPE_SECRET_KEY && !STRIPE_WEBHOOK_SECRET && !STRIPE_API_URL) return null
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) {
    const missing = STRIPE_SECRET_KEY ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
    throw new StartProblem(`Stripe needs ${missing} too: set it, or unset every STRIPE_ setting to use test cards.`)
  }
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }
}

function aiOf(set: z.output<typeof Settings>): Config['ai'] {
  const { AI_BASE_URL, AI_API_KEY = null, AI_MODEL } = set
  if (!AI_BASE_URL && !AI_API_KEY && !AI_MODEL) return null
  if (!AI_BASE_URL || !AI_MODEL) {
    const missing = AI_BASE_URL ? 'AI_MODEL' : 'AI_BASE_URL'
    throw new StartProblem(
      `A language model needs ${missing} too: set it, or unset every AI_ setting to go without one.`,
    )
  }
  return { baseUrl: AI_BASE_URL.replace(/\/+$/, ''), apiKey: AI_API_KEY, model: AI_MODEL, answerMs: 8_000 }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

const hostInUrl = (host: string) => (isIP(host) === 6 ? `[${host}]` : host === '0.0.0.0' ? 'localhost' : host)

/** Stripe's live keys move money; its test keys only act as if. */
export const isLiveKey = (key: string): boolean => /^(?:sk|rk)_live_/.test(key)
