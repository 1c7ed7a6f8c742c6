import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from './platform/base/config.ts'
import { openDb } from './platform/data/database/db.ts'
import { postmaster, urlOf } from './platform/data/postgres/address.ts'
import { chooseFolders } from './platform/data/postgres/folders.ts'
import { StartProblem } from './platform/base/start-problem.ts'
import { checkLedger } from './slices/wallet/ledger/check-ledger.ts'

/** `npm run ledger:check`: recomputes every stored figure of the wallet and prints where it differs. Changes nothing. */
const config = readConfig(process.env) // check-sources: allow
const db = openDb(config.databaseUrl ?? (await runningUrl(config.dataFolder)), 2)
const differences = await checkLedger(db)
await db.destroy()
for (const { what, id, stored, computed } of differences) print(`${what} ${id}: stored ${stored}, computed ${computed}`)
print(differences.length === 0 ? 'The ledger is sound.' : `${differences.length} differences.`)
process.exitCode = differences.length === 0 ? 0 : 1

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The database of the server that runs on this data folder. */
async function runningUrl(dataFolder: string): Promise<string> {
  const { home } = await chooseFolders(dataFolder)
  const address = postmaster(join(home, 'cluster'))
  if (!address) throw new StartProblem('Souk does not run on this data folder: start it, or set DATABASE_URL.')
  return urlOf(await readFile(join(dataFolder, 'postgres-password'), 'utf8'), address, 'souk')
}
