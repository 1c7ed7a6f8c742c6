import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { buildApp, messages, newServer } from '../server/src/app.ts'
import { openSession } from '../server/src/platform/data/access/sessions.ts'
import { readConfig } from '../server/src/platform/base/config.ts'
import { migrate } from '../server/src/platform/data/database/migrate.ts'
import { openPlatform } from '../server/src/platform/serving/platform.ts'
import { startPostgres } from '../server/src/platform/data/postgres/supervisor.ts'
import { rollUpSales } from '../server/src/slices/analytics/rollups/roll-up-sales.ts'
import { rollUpUsage } from '../server/src/slices/analytics/rollups/roll-up-usage.ts'
import { findLink } from '../server/src/slices/identity/door.ts'
import { fillSales, fillUsage } from './fill-analytics.ts'

/**
 * `npm run bench:analytics -- [scale …]`: every view at 8 connections. Scale 1 is a million orders of ten lines and fifty
 * million usage events over three years and 200 brands; several scales are measured one after the other.
 */
const scales = process.argv.slice(2).map(Number).filter(Boolean)
const connections = 8
const seconds = 4
const limitMs = 300

const calls = [
  ['insights by month', '/api/v2/sales-insights?days=365&by=month&compare=year'],
  ['insights by retailer', '/api/v2/sales-insights?days=365&by=retailer&compare=year'],
  ['insights by product', '/api/v2/sales-insights?days=365&by=product'],
  ['insights by size, one retailer', '/api/v2/sales-insights?days=365&by=size&retailerId=RETAILER'],
  ['orders behind', '/api/v2/sales-insights/orders?days=365'],
  ['summary', '/api/v2/sales-insights/summary?days=365'],
  ['styles', '/api/v2/sales-insights/styles?days=365'],
  ['mix', '/api/v2/sales-insights/mix?days=365'],
  ['retailers', '/api/v2/sales-insights/retailers?days=365'],
  ['seasons', '/api/v2/sales-insights/seasons'],
  ['team', '/api/v2/sales-insights/team'],
  ['funnel', '/api/v2/users/analytics?view=funnel&days=90'],
  ['interest', '/api/v2/users/analytics?view=retailers&days=90'],
  ['products', '/api/v2/users/analytics?view=products&days=90'],
  ['searches', '/api/v2/users/analytics?view=searches&days=90'],
] as const

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

/** Takes as long as it needs and says so: the job may never be more than five minutes behind. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const answer = await work()
  console.log(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return answer
}

async function measure(url: string, token: string): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  const end = Date.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      do {
        const start = performance.now()
        const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
        times.push(performance.now() - start)
      } while (Date.now() < end)
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]!
  return { p50: at(0.5), p95: at(0.95) }
}

try {
  const before = new Map<string, number>()
  let slow = 0
  for (const scale of scales.length > 0 ? scales : [0.01]) {
    console.log(`scale ${scale}`)
    const { brandId, userId, retailerId } = await timed('orders and lines', () => fillSales(db, scale))
    await timed('usage events', () => fillUsage(db, scale))
    await timed('roll-up of all orders', () => rollUpSales(db))
    await timed('roll-up of all events', () => rollUpUsage(db))
    await sql`vacuum analyze`.execute(db)
    const changed = await sql`insert into sales_change (order_id) select id from sales_order limit 2000`.execute(db)
    await timed(`roll-up of ${changed.numAffectedRows} changed orders`, () => rollUpSales(db))
    const actor: Actor = { side: 'brand', role: 'entityAdmin', entityId: brandId, userId }
    const token = await openSession(db, { ...actor, associationId: null }, {})
    for (const [name, path] of calls) {
      const { p50, p95 } = await measure(path.replace('RETAILER', retailerId), token)
      const earlier = before.get(name)
      before.set(name, p50)
      if (p95 > limitMs) slow += 1
      console.log(
        `  ${name.padEnd(32)} p50 ${p50.toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms${earlier ? `   ${(p50 / earlier).toFixed(2)} times the scale before` : ''}`,
      )
    }
  }
  console.log(slow === 0 ? `every view within ${limitMs} ms` : `${slow} views above ${limitMs} ms`)
} finally {
  await app.close()
  await platform.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
