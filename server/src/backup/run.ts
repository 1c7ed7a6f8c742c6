import { readConfig } from '../platform/base/config.ts'
import { StartProblem } from '../platform/base/start-problem.ts'
import { backUp, restore } from './backup.ts'
import { noteBackup } from './note-backup.ts'

/** `npm run backup -- <folder>` and `npm run restore -- <folder> [--to 2026-05-01T12:00:00Z]`. */
const [verb, folder, flag, time] = process.argv.slice(2)
const tell = (line: string) => process.stdout.write(`  ${line}\n`)
try {
  const config = readConfig(process.env) // check-sources: allow
  const until = flag === '--to' ? new Date(time ?? '') : null
  if (!folder) throw new StartProblem(`Name the folder: npm run ${verb} -- <folder>`)
  if (until && Number.isNaN(until.getTime())) throw new StartProblem('Write the time as 2026-05-01T12:00:00Z.')
  if (verb === 'backup') {
    await backUp(config, folder, tell)
    await noteBackup(config)
  } else await restore(config, folder, until, tell)
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exitCode = 1
}
