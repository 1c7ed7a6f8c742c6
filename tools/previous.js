import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkOut, git, lastRelease } from './earlier.js'
import { ensureInstalled, findNode, Problem } from './install.js'
import { root } from './steps.js'

/** What migrates, where this release has it, and where releases before the floors of the platform had it. */
const runners = ['data/database', 'database'].map((folder) => `server/src/platform/${folder}/migrate.ts`)

/**
 * `npm run test:previous [-- <ref> [test files]]`: the server tests of an earlier release on today's tables, because processes
 * of both run side by side during an upgrade. Without a ref: the newest tag, else the commit before the newest migration.
 */
try {
  const [given, ...files] = process.argv.slice(2)
  process.exit(run(given ?? previousRelease(), files))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

/**
 * @param {string} ref
 * @param {string[]} files
 */
function run(ref, files) {
  ensureInstalled()
  const folder = mkdtempSync(join(tmpdir(), 'souk-previous-'))
  try {
    chmodSync(folder, 0o755)
    checkOut(ref, folder)
    const added = addMigrations(folder)
    console.log(`  The server tests of ${git('log', '-1', '--format=%h (%s)', ref)}`)
    console.log(`  with ${added.length} later migrations: ${added.join(', ') || 'none'}`)
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    const { status } = spawnSync(findNode(), [vitest, 'run', '--project', 'server', ...files], {
      cwd: folder,
      stdio: 'inherit',
    })
    return status ?? 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function previousRelease() {
  const tag = lastRelease()
  if (tag) return tag
  const newest = git('log', '-1', '--first-parent', '-m', '--diff-filter=A', '--format=%H', '--', 'server/migrations')
  return `${newest}^`
}

/**
 * Answers the files that the release did not have.
 * @param {string} folder
 */
function addMigrations(folder) {
  const [from, to] = [join(root, 'server/migrations'), join(folder, 'server/migrations')]
  const today = readdirSync(from).filter((name) => name.endsWith('.sql'))
  const changed = readdirSync(to).find(
    (name) => !today.includes(name) || !readFileSync(join(from, name)).equals(readFileSync(join(to, name))),
  )
  if (changed) throw new Problem(`${changed} was changed after that release: a migration that has run is never edited.`)
  const added = today.filter((name) => !existsSync(join(to, name)))
  for (const name of added) copyFileSync(join(from, name), join(to, name))
  // The new release migrates.
  const [ours, theirs] = [root, folder].map((at) => runners.map((one) => join(at, one)).find(existsSync))
  if (!ours || !theirs) throw new Problem('The file that migrates is at none of its known places.')
  writeFileSync(theirs, `export * from ${JSON.stringify(ours)}\n`)
  return added
}
