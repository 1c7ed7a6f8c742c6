import { readConfig } from './platform/base/config.ts'
import { StartProblem } from './platform/base/start-problem.ts'
import { openDb } from './platform/data/database/db.ts'
import { runningUrl } from './platform/data/postgres/running-url.ts'
import { setMaintenance } from './slices/entities/door.ts'

/** `npm run maintenance -- on [minutes]` and `npm run maintenance -- off`, beside a running Souk. */
const [word, minutes] = process.argv.slice(2)
try {
  if (word !== 'on' && word !== 'off') throw new StartProblem('Write npm run maintenance -- on, or off.')
  if (minutes !== undefined && !/^[1-9]\d{0,3}$/.test(minutes))
    throw new StartProblem('Write the minutes as a whole number: npm run maintenance -- on 30')
  const config = readConfig(process.env) // check-sources: allow
  const db = openDb(config.databaseUrl ?? (await runningUrl(config.dataFolder)), 2)
  try {
    await setMaintenance(db, null, { isOn: word === 'on', minutes: minutes ? Number(minutes) : null })
    process.stdout.write(word === 'on' ? '  Closed: only administrators come in.\n' : '  Open again.\n')
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exitCode = 1
}
