import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { whyNoPooler } from '../../../tools/pooler.js'
import { migrate } from '../platform/data/database/migrate.ts'
import { startPostgres } from '../platform/data/postgres/supervisor.ts'
import { startPooler } from './outside/pooler.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
    poolerUrl: string | null // `npm run test:pooler`
    isFull: boolean // `npm run test:full`
  }
}

const isThroughPooler = process.env.SOUK_THROUGH_POOLER === '1' // check-sources: allow

/** One real PostgreSQL for the run. Durability is off: it lives as long as the tests. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'))
  await chmod(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const postgres = await startPostgres(folder, { settings })
  await migrate(postgres.url)
  project.provide('databaseUrl', postgres.url)
  const pooler = isThroughPooler ? await poolerOf(postgres.url) : null
  project.provide('poolerUrl', pooler?.url ?? null)
  project.provide('isFull', process.env.SOUK_FULL === '1') // check-sources: allow
  return async () => {
    await pooler?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every test database is reached through it. */
function poolerOf(url: string) {
  const missing = whyNoPooler()
  if (missing) throw new Error(missing)
  return startPooler(Object.assign(new URL(url), { pathname: '/postgres' }).href, 12) // the template must have no connection
}
