import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../server/src/platform/data/database/migrate.ts'
import { startPostgres } from '../server/src/platform/data/postgres/supervisor.ts'
import { root } from './steps.js'

/** Writes the table types from a database that all migrations made; with --check it only compares. */
const folder = mkdtempSync(join(tmpdir(), 'souk-types-'))
chmodSync(folder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
const postgres = await startPostgres(folder, { settings: { fsync: 'off' } })
await migrate(postgres.url)
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js'),
    '--dialect',
    'postgres',
    '--url',
    postgres.url,
    '--camel-case',
    '--default-schema',
    'public',
    '--type-mapping',
    '{"int8":"bigint","date":"string"}',
    '--exclude-pattern',
    'migration',
    '--out-file',
    join(root, 'server/src/platform/data/database.gen.ts'),
    '--log-level',
    'error',
    ...(process.argv.includes('--check') ? ['--verify'] : []),
  ],
  { stdio: 'inherit' },
)
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
if (status !== 0) console.error('The table types are not those of the migrations: run "npm run types:tables".')
process.exit(status ?? 1)
