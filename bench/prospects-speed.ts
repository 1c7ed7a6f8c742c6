import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { priceBands } from '@souk/contract/core/bands.ts'
import { buildApp, messages, newServer } from '../server/src/app.ts'
import { openSession } from '../server/src/platform/data/access/sessions.ts'
import { readConfig } from '../server/src/platform/base/config.ts'
import { migrate } from '../server/src/platform/data/database/migrate.ts'
import { openPlatform } from '../server/src/platform/serving/platform.ts'
import { startPostgres } from '../server/src/platform/data/postgres/supervisor.ts'
import { findLink } from '../server/src/slices/identity/door.ts'

/** `npm run bench:prospects -- --speed [stores]`: a list scored and filtered at 8 connections, and how long the event loop was blocked. */
const stores = Number(process.argv.at(-1)) || 100_000
const connections = 8
const seconds = 4
const people = 80
const atOnce = 10_000
const limits = { p95: 400, blocked: 50 } // milliseconds

const list = '/api/v2/lead-ai/get-list'
const calls: readonly [string, string, object][] = [
  ['list', list, {}],
  ['page 20', list, { pageNumber: 20, pageSize: 24 }],
  ['100 of a page', list, { pageSize: 100 }],
  ['one country', list, { filters: { countries: ['IT'] } }],
  ['categories and threshold', list, { filters: { categories: ['DRESSES', 'KNITWEAR'], mode: 'all', match: 50 } }],
  ['none of a category', list, { filters: { categories: ['SHOES'], mode: 'none', storeTypes: ['BOUTIQUE'] } }],
  ['words', list, { search: 'linen' }],
  ['words, none found', list, { search: 'zzzz' }],
  ['price band', list, { filters: { retailPrices: [priceBands.retailer[3]!.key], match: 60 } }],
  ['filters', '/api/v2/lead-ai/get-filters', {}],
]

const folder = mkdtempSync(join(tmpdir(), 'souk-bench-'))
chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
const postgres = await startPostgres(folder, {
  settings: { shared_buffers: '512MB', max_connections: '60', fsync: 'off', max_wal_size: '4GB' },
})
await migrate(postgres.url)
const config = { ...readConfig({ SOUK_DATA: folder, SOUK_ROLE: 'web' }), poolSize: 20 }
const app = newServer(null, config.trustProxy)
const platform = await openPlatform(config, postgres.url, messages, app.log, findLink)
const { db } = platform.deps
await buildApp(app, platform.deps)

async function fill(): Promise<{ brandId: string; userIds: string[] }> {
  const brand = await sql<{ id: string }>`
    insert into entity (type, name, country, currency, categories, departments, avg_retail_price, minimum_order_value, about, is_lead_ai_enabled, live_from)
    values ('brand', 'Bench', 'FR', 'EUR', '{DRESSES,KNITWEAR}', '{WOMEN}', 15000, 50000, 'Linen dresses and fine knitwear.', true, now()) returning id`.execute(
    db,
  )
  const users = await sql<{ id: string }>`
    insert into user_account (email, first_name, last_name, email_verified_at)
    select 'bench-' || n || '@souk.test', 'Ben', 'Ch', now() from generate_series(1, ${people}) n returning id`.execute(
    db,
  )
  const brandId = brand.rows[0]!.id
  const userIds = users.rows.map(({ id }) => id)
  await sql`insert into association (user_id, entity_id, role, joined_at) select id, ${brandId}, 'entityAdmin', now() from unnest(${userIds}::uuid[]) id`.execute(
    db,
  )
  for (let from = 1; from <= stores; from += atOnce)
    await sql`
      insert into prospect (name, domain, country, city, latitude, longitude, store_type, categories, departments, avg_retail_price, currency, doors, carried_brands, description, source)
      select 'Store ' || n, 'store-' || n || '.example', (array['FR','IT','DE','ES','AE','US','GB','JP'])[1 + n % 8], 'City ' || n % 400,
        -40 + (n * 37 % 1000) / 10.0, -100 + (n * 91 % 2000) / 10.0, (array['BOUTIQUE','CHAIN','CONCEPT_STORE','ONLINE_STORE'])[1 + n % 4],
        (array['{DRESSES,KNITWEAR}','{SHOES,BAGS}','{DRESSES,TOPS,SKIRTS}','{KNITWEAR,OUTERWEAR}','{HOME}'])[1 + n % 5]::text[],
        (array['{WOMEN}','{MEN}','{WOMEN,MEN}'])[1 + n % 3]::text[], 4000 + n * 17 % 30000, 'EUR', 1 + n % 6,
        array['Label ' || n % 300, 'Label ' || n * 7 % 300, 'Label ' || n * 13 % 300],
        (array['A calm boutique','An independent store','A family-run shop','A bright concept store'])[1 + n % 4] || ' with ' ||
        (array['linen dresses and sandals','wool coats and fine knits','leather bags and boots','candles, books and gifts'])[1 + n / 4 % 4], 'Bench'
      from generate_series(${from}::int, ${Math.min(stores, from + atOnce - 1)}::int) n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { brandId, userIds }
}

let asked = 0
async function ask(url: string, payload: object, tokens: readonly string[]): Promise<number> {
  const token = tokens[(asked += 1) % tokens.length]!
  const start = performance.now()
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: '127.0.0.1',
  })
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body.slice(0, 300)}`)
  return performance.now() - start
}

/** The longest time that the event loop was blocked, beside the resolution of the clock. */
async function watched<T>(work: () => Promise<T>): Promise<{ answer: T; blocked: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const answer = await work()
  delay.disable()
  return { answer, blocked: Math.max(0, delay.max / 1e6 - 5) }
}

async function measure(url: string, payload: object, tokens: readonly string[]) {
  const times: number[] = []
  const end = Date.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      do times.push(await ask(url, payload, tokens))
      while (Date.now() < end)
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!
  return { p50: at(0.5), p95: at(0.95) }
}

try {
  const { brandId, userIds } = await fill()
  const actor = { side: 'brand', role: 'entityAdmin', entityId: brandId } as const
  // Several people, because each may ask only so often a minute.
  const tokens = await Promise.all(
    userIds.map((userId) => openSession(db, { ...actor, userId, associationId: null }, {})),
  )
  await sql`insert into prospect_credit (brand_id, balance) values (${brandId}, 1000)`.execute(db)
  await ask('/api/v2/lead-ai/viewed-leads', {}, tokens) // loads what the first request of a process loads
  const first = await watched(() => ask(list, {}, tokens))
  console.log(
    `${stores} stores; first visit ${(first.answer / 1000).toFixed(1)} s, event loop blocked ${first.blocked.toFixed(0)} ms at most`,
  )
  let missed = first.blocked > limits.blocked ? 1 : 0
  await sql`vacuum analyze`.execute(db)
  for (const [name, url, payload] of calls) {
    const { answer, blocked } = await watched(() => measure(url, payload, tokens))
    if (answer.p95 > limits.p95 || blocked > limits.blocked) missed += 1
    console.log(
      `  ${name.padEnd(26)} p50 ${answer.p50.toFixed(0).padStart(5)} ms   p95 ${answer.p95.toFixed(0).padStart(5)} ms   blocked ${blocked.toFixed(0).padStart(4)} ms`,
    )
  }
  console.log(
    missed === 0 ? 'every limit reached' : `${missed} limits missed (p95 ${limits.p95} ms, ${limits.blocked} ms)`,
  )
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await app.close()
  await platform.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
