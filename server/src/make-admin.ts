import { readConfig } from './platform/base/config.ts'
import { StartProblem } from './platform/base/start-problem.ts'
import { checkSecret, readSecret, serverKey } from './platform/data/access/server-key.ts'
import { openDb } from './platform/data/database/db.ts'
import { runningUrl } from './platform/data/postgres/running-url.ts'
import { makeAdmin } from './slices/identity/door.ts'

/** `npm run admin -- name@company.com [--end-second-factors]`: makes an administrator beside a running Souk, or lets one in again. */
const words = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`  ${line}\n`)
try {
  const config = readConfig(process.env) // check-sources: allow
  const db = openDb(config.databaseUrl ?? (await runningUrl(config.dataFolder)), 2)
  try {
    const secret = await readSecret(config.secret, config.dataFolder)
    await checkSecret(db, secret)
    const email = words.find((word) => !word.startsWith('--')) ?? ''
    const options = { endsSecondFactors: words.includes('--end-second-factors') }
    const { token, isNew } = await makeAdmin(db, serverKey(secret), email, options)
    print(isNew ? `${email} is an administrator now.` : `${email} is an administrator already.`)
    print('Within 30 minutes, open this link once and set a password:')
    print(`${config.publicUrl}/reset-password/${token}`)
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exitCode = 1
}
