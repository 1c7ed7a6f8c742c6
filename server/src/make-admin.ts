import { readConfig } from './platform/base/config.ts'
import { StartProblem } from './platform/base/start-problem.ts'
import { checkSecret, readSecret, type ServerKey, serverKey } from './platform/data/access/server-key.ts'
import { type Db, openDb } from './platform/data/database/db.ts'
import { runningUrl } from './platform/data/postgres/running-url.ts'
import { makeAdmin, setupPath } from './slices/identity/door.ts'

/**
 * `npm run admin -- name@company.com [--end-second-factors]`: makes an administrator beside a running Souk, or lets one
 * in again. Without an email: the address at which the first administrator begins.
 */
const words = process.argv.slice(2)
const print = (line: string) => process.stdout.write(`  ${line}\n`)
type Place = { db: Db; key: ServerKey; publicUrl: string }

async function printLink({ db, key, publicUrl }: Place, email: string): Promise<void> {
  const options = { endsSecondFactors: words.includes('--end-second-factors') }
  const { token, isNew } = await makeAdmin(db, key, email, options)
  print(isNew ? `${email} is an administrator now.` : `${email} is an administrator already.`)
  print('Within 30 minutes, open this link once and set a password:')
  print(`${publicUrl}/reset-password/${token}`)
}

async function printSetup({ db, key, publicUrl }: Place): Promise<void> {
  const path = await setupPath(db, key)
  if (path === null)
    throw new StartProblem('This marketplace has an administrator: write npm run admin -- name@company.com')
  print('Within an hour, open this address once and become the first administrator:')
  print(publicUrl + path)
}

try {
  const config = readConfig(process.env) // check-sources: allow
  const db = openDb(config.databaseUrl ?? (await runningUrl(config.dataFolder)), 2)
  try {
    const secret = await readSecret(config.secret, config.dataFolder)
    await checkSecret(db, secret)
    const place = { db, key: serverKey(secret), publicUrl: config.publicUrl }
    const email = words.find((word) => !word.startsWith('--'))
    await (email === undefined ? printSetup(place) : printLink(place, email))
  } finally {
    await db.destroy()
  }
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`\n  ${error.message}\n\n`)
  process.exitCode = 1
}
