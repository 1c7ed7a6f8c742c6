import { readConfig } from './platform/base/config.ts'
import { openDb } from './platform/data/database/db.ts'
import { runningUrl } from './platform/data/postgres/running-url.ts'
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
