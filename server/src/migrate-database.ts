import { readConfig } from './platform/base/config.ts'
import { checkDatabase } from './platform/data/database/check-database.ts'
import { migrate } from './platform/data/database/migrate.ts'
import { startPostgres } from './platform/data/postgres/supervisor.ts'
import { StartProblem } from './platform/base/start-problem.ts'

/** `npm run migrate`: brings the tables up to date before the new release is started; running processes go on. */
const print = (line: string) => process.stdout.write(`  ${line}\n`)
try {
  const config = readConfig(process.env) // check-sources: allow
  const embedded = config.databaseUrl ? null : await startPostgres(config.dataFolder, { onStep: print })
  const url = config.directUrl ?? config.databaseUrl ?? embedded!.url
  await checkDatabase(url, url)
  const ran = await migrate(url, { tell: print })
  for (const name of ran) print(name)
  print(ran.length > 0 ? `${ran.length} migrations ran` : 'Nothing to do: the database is up to date')
  await embedded?.stop()
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exitCode = 1
}
